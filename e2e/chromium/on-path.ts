import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Returns the path at which the shell would find the program. */
export function onPath(program: string): string | undefined {
  const directories = (process.env.PATH ?? '').split(path.delimiter).filter((directory) => directory !== '');
  return directories.map((directory) => path.join(directory, program)).find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
