// Bundles the page into src/affinage/static, from which the server hands it out. `--out=FOLDER` builds elsewhere.
import * as esbuild from 'esbuild-wasm';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const home = process.argv.find((each) => each.startsWith('--out='))?.slice(6) ?? '../src/affinage/static';
const watch = process.argv.includes('--watch');
const out = watch ? home : `${home}.new`; // a server that runs meanwhile sees the old page or the new one, never half of it
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const options = {
  entryPoints: ['src/main.tsx'],
  bundle: true,
  splitting: true, // each board is fetched when its game is opened
  format: 'esm',
  minify: !watch,
  sourcemap: watch,
  jsx: 'automatic',
  jsxImportSource: 'preact',
  target: 'es2022',
  loader: { '.woff2': 'file', '.svg': 'text' },
  entryNames: 'app',
  chunkNames: 'assets/part-[hash]', // names with a hash never change what they name: they may be kept for ever
  assetNames: 'assets/[name]-[hash]',
  legalComments: 'none', // they stand whole in licences.txt
  outdir: out,
};

function licences() {
  const used = ['preact', '@preact/signals', '@preact/signals-core', '@fontsource-variable/fraunces', '@fontsource-variable/inter'];
  const texts = used.map((name) => {
    const folder = `node_modules/${name}`;
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(`${folder}/${file}`, 'utf8') : ''}`;
  });
  writeFileSync(`${out}/licences.txt`, texts.join('\n\n----\n\n'));
}

/** Styles of a board are fetched with it: app.css is what comes before the boards, rest.css what comes after them. */
function apartStyles(outputs) {
  let styles = readFileSync(`${out}/app.css`, 'utf8');
  const cut = '/*boards*/';
  for (const { entryPoint, cssBundle } of Object.values(outputs)) {
    const game = entryPoint?.match(/^src\/boards\/(\w+)\/index\.tsx$/)?.[1];
    if (!game || !cssBundle) continue;
    const own = readFileSync(cssBundle, 'utf8').trim();
    if (!styles.includes(own)) throw new Error(`the styles of ${game} do not stand together in app.css`);
    writeFileSync(`${out}/board-${game}.css`, own);
    styles = styles.replace(own, () => cut);
  }
  const [first, ...more] = styles.split(cut);
  writeFileSync(`${out}/app.css`, first);
  writeFileSync(`${out}/rest.css`, more.join(''));
}

cpSync('public', out, { recursive: true });
licences();
if (watch) {
  const page = `${out}/index.html`; // all styles are in app.css
  writeFileSync(page, readFileSync(page, 'utf8').replace('<link rel="stylesheet" href="rest.css">\n', ''));
  await (await esbuild.context(options)).watch();
} else {
  const { metafile } = await esbuild.build({ ...options, metafile: true });
  apartStyles(metafile.outputs);
  // esbuild writes the styles of each part once more beside app.css, which has them all
  for (const name of readdirSync(`${out}/assets`)) if (name.endsWith('.css')) rmSync(`${out}/assets/${name}`);
  rmSync(home, { recursive: true, force: true });
  renameSync(out, home);
  process.exit(0);
}
