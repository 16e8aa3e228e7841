import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartupError } from '../../process/startup-error.ts';

export type ServerUser = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root. @returns undefined for an ordinary user, who then also runs the server */
export function chooseServerUser(data: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(data);
  const user = owner ?? ['postgres', 'nobody'].map(findUser).find((found) => found !== undefined);
  if (!user)
    throw new StartupError('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
  return user;
}

function ownerOf(data: string): ServerUser | undefined {
  const { uid = 0, gid = 0 } = statSync(data, { throwIfNoEntry: false }) ?? {};
  return uid === 0 ? undefined : { name: `number ${uid}`, uid, gid };
}

function findUser(name: string): ServerUser | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Whether the user can run the file or enter the folder, including all its parents. */
export function canReach(user: ServerUser | undefined, target: string): boolean {
  if (!user) return true;
  return spawnSync('test', ['-x', target], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;
}
