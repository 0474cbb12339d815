// Bundles the page into src/affinage/static, from which the server hands it out. `--out=FOLDER` builds elsewhere.
import * as esbuild from 'esbuild-wasm';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const home = process.argv.find((each) => each.startsWith('--out='))?.slice(6) ?? '../src/affinage/static';
const watch = process.argv.includes('--watch');
const out = watch ? home : `${home}.new`; // a server that runs meanwhile sees the old page or the new one, never half of it
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

/** Styles of rooms that few people enter: fetched with the room, before it is shown, and after all other styles. */
const ROOMS = /src\/(pages\/(review|box|rules|pad|host|cards|my|daily|puzzles|learn)|table\/(talk|puzzle))\/.*\.css$/;
const roomStyles = {
  name: 'styles of rooms',
  setup(build) {
    build.onLoad({ filter: ROOMS }, async ({ path }) => {
      const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
      const name = `room-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.css`;
      mkdirSync(`${out}/assets`, { recursive: true });
      writeFileSync(`${out}/assets/${name}`, code);
      const fetched = `import { styles } from '${process.cwd()}/src/part';\nawait styles('assets/${name}');`;
      return { contents: fetched, loader: 'js', resolveDir: process.cwd() };
    });
  },
};

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
  plugins: watch ? [] : [roomStyles],
};

/** Whose work the page is: our own licence, then that of every package of which something was bundled. */
function licences(inputs) {
  const used = new Set();
  for (const file of Object.keys(inputs)) {
    const [, name] = file.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? [];
    if (name) used.add(name);
  }
  const texts = [...used].sort().map((name) => {
    const folder = `node_modules/${name}`;
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!license || !file) throw new Error(`${name} is bundled, and does not say under which licence`);
    return `${name} ${version} (${license})\n\n${readFileSync(`${folder}/${file}`, 'utf8')}`;
  });
  const own = `Affinage (MIT): code, words and drawings. What was made by others follows.\n\n${readFileSync('../LICENSE', 'utf8')}`;
  writeFileSync(`${out}/licences.txt`, [own, ...texts].join('\n\n----\n\n'));
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
if (watch) {
  const page = `${out}/index.html`; // all styles are in app.css
  writeFileSync(page, readFileSync(page, 'utf8').replace('<link rel="stylesheet" href="rest.css">\n', ''));
  await (await esbuild.context(options)).watch();
} else {
  const { metafile } = await esbuild.build({ ...options, metafile: true });
  licences(metafile.inputs);
  apartStyles(metafile.outputs);
  // esbuild writes the styles of each part once more beside app.css, which has them all
  for (const name of readdirSync(`${out}/assets`)) if (name.endsWith('.css') && !name.startsWith('room-')) rmSync(`${out}/assets/${name}`);
  rmSync(home, { recursive: true, force: true });
  renameSync(out, home);
  process.exit(0);
}
