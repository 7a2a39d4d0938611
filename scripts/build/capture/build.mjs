import { build } from 'esbuild';
import { cascadePlugin } from './face-cascade.mjs';

/**
 * Bundles the capture page. `face` and `qr` are files of their own, which the page loads when it needs them.
 *
 * @param {string} root  folder of the project
 */
export async function buildCapture(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      'capture/page': 'src/capture/main.ts',
      'capture/face': 'src/capture/vision/face-finder.ts',
      'capture/qr': 'src/capture/screens/qr.ts',
      'capture/style': 'src/capture/style.css',
      'capture/index': 'src/capture/index.html',
      'capture/icon': 'src/capture/icon.svg',
    },
    outdir: 'dist',
    bundle: true,
    minify: true,
    splitting: true,
    platform: 'browser',
    target: ['es2022', 'safari15'],
    format: 'esm',
    loader: { '.html': 'copy', '.svg': 'copy' },
    plugins: [cascadePlugin(root)],
    logLevel: 'warning',
    write: false,
  });
  return outputFiles;
}
