import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { copies, words, worker } from './shell.js'

const house = process.env.SALOON_HOUSE ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [words(), svelte(), worker(), copies()],
  build: {
    outDir: '../src/saloon/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false }, // a slow machine is not worth a warning
      // What the first screen needs comes in one piece; the others bring their own.
      output: { codeSplitting: { groups: [{ name: 'saloon', test: /src\/(main\.ts|App\.svelte|screens\/Home\.svelte)$/ }] } },
    },
  },
  server: {
    proxy: { '/api': { target: house, ws: true }, '/schema': house },
  },
})
