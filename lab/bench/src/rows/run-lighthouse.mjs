// Prints Lighthouse's result for a page as JSON.
// Arguments: the page's URL, and the port of a browser with remote debugging.
import lighthouse from 'lighthouse';

const [url, port] = process.argv.slice(2);
const result = await lighthouse(url, { port: Number(port), logLevel: 'error' });
const { categories, audits, runtimeError } = result?.lhr ?? {};
console.log(JSON.stringify({ categories, audits, runtimeError }));
