// Entry point of every command. Uses only syntax that the oldest Node understands, so that it can report what
// is missing.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old: Gulmohar needs Node 20 or newer.`);
  process.exit(1);
}
if (process.platform === 'win32') {
  console.error('Windows is not supported directly: run Gulmohar inside WSL 2, where it works as on Linux.');
  process.exit(1);
}
import('./tasks.mjs').then(({ runTask }) => runTask(process.argv.slice(2)));
