/** A face for every seat: the table looks the same for everybody. */

const BUSTS = ['g6', 'belle-starr', 'g9', 'l2']
const SPOTS = ['#820f0a', '#7f2469', '#221f1d', '#1f5c26']

export const seatBust = (seat: number): string => BUSTS[seat % BUSTS.length] ?? 'g6'
export const seatSpot = (seat: number): string => SPOTS[seat % SPOTS.length] ?? '#820f0a'
