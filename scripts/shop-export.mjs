// Writes a product file as Shopify exports it, and serves the pictures that it names, so that moving in can be tried
// and measured: node scripts/shop-export.mjs [file] [products] [port]
// The shop needs PRIVATE_HOSTS=127.0.0.1:<port> to fetch from here.
import { createReadStream, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const [file = 'products.csv', products = '200', port = '4180'] = process.argv.slice(2);
const PICTURES_EACH = 5;
const folder = path.join(import.meta.dirname, '../demo/pictures');
const originals = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

const HEAD = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name',
  'Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy',
  'Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable',
  'Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Status',
]
  .join(',')
  .split(',');
const TYPES = ['Kurti', 'Saree', 'Kurta Set', 'Lehenga', 'Dupatta', 'Girls Frock'];
const COLOURS = ['Blue', 'Red', 'Green', 'Mustard', 'Ivory'];
const SIZES = ['S', 'M', 'L', 'XL'];
const CLOTHS = ['Cotton', 'Chanderi', 'Mulmul', 'Silk', 'Linen'];

/** @template Item @param {readonly Item[]} list @param {number} at */
const pick = (list, at) => list[at % list.length];

/** @param {number} at */
function rowsOf(at) {
  const [type, cloth] = [pick(TYPES, at), pick(CLOTHS, at * 3)];
  const handle = `${cloth}-${type}-${at + 1}`.toLowerCase().replaceAll(' ', '-');
  // Every fourth product comes in two colours.
  const colours = at % 4 === 0 ? [pick(COLOURS, at), pick(COLOURS, at + 1)] : [pick(COLOURS, at)];
  const variants = colours.flatMap((colour) => SIZES.map((size) => ({ colour, size })));
  const price = 799 + (at % 30) * 100;
  return Array.from({ length: Math.max(variants.length, PICTURES_EACH) }, (_, row) => {
    const variant = variants[row];
    return {
      Handle: handle,
      ...(row === 0 && {
        Title: `${cloth} ${type} ${at + 1}`,
        'Body (HTML)': `<p>Soft <strong>${cloth.toLowerCase()}</strong>, made by hand.</p><ul><li>Fabric: ${cloth}</li><li>Care: cold wash</li></ul>`,
        Vendor: 'Rangrez',
        'Product Category': 'Apparel & Accessories > Clothing',
        Type: type,
        Tags: `${cloth}, Festive`,
        Published: 'true',
        'Option1 Name': 'Color',
        'Option2 Name': 'Size',
        'Gift Card': 'false',
        Status: 'active',
      }),
      ...(variant && {
        'Option1 Value': variant.colour,
        'Option2 Value': variant.size,
        'Variant SKU': `RZ-${at + 1}-${variant.colour.slice(0, 2).toUpperCase()}-${variant.size}`,
        'Variant Grams': '350.0',
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': String((at + row) % 7),
        'Variant Inventory Policy': 'deny',
        'Variant Fulfillment Service': 'manual',
        'Variant Price': price.toFixed(2),
        'Variant Compare At Price': (price + 400).toFixed(2),
        'Variant Requires Shipping': 'true',
        'Variant Taxable': 'true',
      }),
      ...(row < PICTURES_EACH && {
        'Image Src': `http://127.0.0.1:${port}/files/${at * PICTURES_EACH + row}.jpg?v=17${at}`,
        'Image Position': String(row + 1),
        'Image Alt Text': `${cloth} ${type}`,
      }),
    };
  });
}

/** @param {string} cell */
const quoted = (cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const rows = Array.from({ length: Number(products) }, (_, at) => rowsOf(at)).flat();
/** @param {Record<string, string>} row */
const lineOf = (row) => HEAD.map((heading) => quoted(row[heading] ?? '')).join(',');
writeFileSync(file, `${[HEAD.join(','), ...rows.map(lineOf)].join('\n')}\n`);
console.log(`✓ ${file}: ${products} products, ${Number(products) * PICTURES_EACH} pictures`);

createServer((request, reply) => {
  const [, number] = /^\/files\/(\d+)\.jpg/.exec(request.url ?? '') ?? [];
  if (number === undefined) reply.writeHead(404).end();
  else createReadStream(path.join(folder, pick(originals, Number(number)), '1200.avif')).pipe(reply);
}).listen(Number(port), '127.0.0.1', () => console.log(`✓ http://127.0.0.1:${port}`));
