import { execFileSync, spawnSync } from 'node:child_process';
import { StartupError } from '../../startup-error.ts';

export type ServerUser = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root: then it runs as `postgres`, or else as `nobody`.
 * @returns undefined when this process is an ordinary user, who runs it himself
 */
export function chooseServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = ['postgres', 'nobody'].map(lookUp).find((found) => found !== undefined);
  if (!user)
    throw new StartupError('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
  return user;
}

function lookUp(name: string): ServerUser | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Whether the user can use the file or enter the folder, all the way down to it. */
export function canReach(user: ServerUser | undefined, target: string): boolean {
  if (!user) return true;
  return spawnSync('test', ['-x', target], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;
}
