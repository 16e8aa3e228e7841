import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @throws Error when no file or several files below the folder contain the text */
export function changeSource(folder: string, text: string, by: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));
  const [file, ...others] = files.filter((name) => readFileSync(name, 'utf8').includes(text));
  if (!file || others.length > 0) {
    throw new Error(`'${text}' is in ${file ? others.length + 1 : 0} files of ${folder}`);
  }
  writeFileSync(file, readFileSync(file, 'utf8').replace(text, by));
  return file;
}
