import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Of a headless Chromium for Linux on x64, with the libraries and fonts that it needs. */
const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')), 'utf8'),
);
const HOME = path.resolve(import.meta.dirname, '../.cache/chromium', version);

/** Starts the browser with the libraries and fonts beside it, wherever the project is installed. */
const STARTER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$here/fonts" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fonts</cachedir>
</fontconfig>
`;

/** The program of the browser: the one that CHROMIUM_PATH names, else the one from npm. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? path.join(HOME, 'chromium.sh');

/** @throws Error where CHROMIUM_PATH has to name one */
export function findChromium(): string {
  if (existsSync(chromiumPath)) return chromiumPath;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH=${chromiumPath} does not exist`);
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('npm has a Chromium for Linux on x64 only: name an installed one by CHROMIUM_PATH');
  }
  const unfinished = `${HOME}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  unpackInto(unfinished);
  renameSync(unfinished, HOME);
  return chromiumPath;
}

/** The package unpacks into the temporary folder, and includes the libraries only on Lambda. */
function unpackInto(folder: string): void {
  const unpack = `await (await import('@sparticuz/chromium')).default.executablePath()`;
  execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
  writeFileSync(path.join(folder, 'fonts/fonts.conf'), FONTS);
  writeFileSync(path.join(folder, 'chromium.sh'), STARTER, { mode: 0o755 });
}
