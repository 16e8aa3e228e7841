import { execFileSync } from 'node:child_process';
import { onPath } from './on-path.ts';

/** Installs Debian's Chromium, which needs root. @returns undefined where that is not possible */
export function installByApt(): string | undefined {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  console.log('Installing Chromium by apt-get, once; takes a minute or so ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  try {
    execFileSync('apt-get', [...apt, 'update'], { env, stdio: 'ignore' });
    execFileSync('apt-get', [...apt, 'install', '-y', '--no-install-recommends', 'chromium'], {
      env,
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  return onPath('chromium');
}
