// Runs that catch planted faults, by test file.

export function chaos(path) {
  return { project: 'chaos', file: `server/src/${path}.chaos.ts` };
}

export function server(path) {
  return { project: 'server', file: `server/src/${path}.test.ts` };
}

export function unit(path) {
  return { project: 'unit', file: `${path}.test.ts` };
}
