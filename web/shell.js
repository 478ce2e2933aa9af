/** What the build of the page does beside bundling: words gathered, a service worker with a version, small copies. */

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const LOCALES = new URL('../src/saloon/locales/', import.meta.url).pathname
const WORDS = new URL('./src/words/', import.meta.url).pathname // made here, and not in git
const ELSEWHERE = new Set(['cli.ftl', 'arena.ftl', 'hosting.ftl']) // words of the command line
const SMALLER = new Set(['.js', '.css', '.html', '.svg', '.ftl', '.json', '.webmanifest'])

/** One file of words for each language, since a page should not ask a dozen times; and what each calls itself. */
function gather() {
  mkdirSync(WORDS, { recursive: true })
  const names = {}
  for (const language of readdirSync(LOCALES).sort()) {
    const folder = join(LOCALES, language)
    const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.has(name))
    const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
    names[language] = /^language-name = (.+)$/m.exec(text)?.[1] ?? language
    writeFileSync(join(WORDS, `${language}.ftl`), text)
  }
  writeFileSync(join(WORDS, 'languages.json'), JSON.stringify(names))
}

export function words() {
  return {
    name: 'saloon-words',
    config: gather,
    configureServer(server) {
      server.watcher.add(LOCALES)
      server.watcher.on('change', (path) => path.startsWith(LOCALES) && gather())
    },
  }
}

/** `sw.js`, with the scripts and styles to keep, and a version that changes with them. */
export function worker() {
  return {
    name: 'saloon-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort()
      const version = createHash('sha256').update(names.join()).digest('hex').slice(0, 12)
      const files = names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `/${name}`)
      const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8')
        .replace('saloon-VERSION', `saloon-${version}`)
        .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/** Beside each text a compressed copy, for browsers that take it: the house need not compress anything itself. */
export function copies() {
  let folder = ''
  return {
    name: 'saloon-copies',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        if (!SMALLER.has(extname(name))) continue
        const text = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, quality))
      }
    },
  }
}
