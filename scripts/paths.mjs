import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const modules = path.join(root, 'node_modules');
export const lockfile = path.join(root, 'package-lock.json');
