import { z } from 'zod';
import { escapeHtml } from '../../platform/mail/escape-html.ts';

/** Allows forms that post back to this page, but no scripts. */
export const COURIER_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** The state that the sandbox's courier reports. */
export const courierState = z.object({
  now: z.iso.datetime({ offset: true }),
  wallet: z.number(),
  shipments: z.array(
    z.object({
      reference: z.string(),
      awb: z.string().nullable(),
      isReturn: z.boolean(),
      isCancelled: z.boolean(),
      scenario: z.number(),
      payment: z.string(),
      total: z.number(),
      scans: z.array(z.object({ at: z.string(), words: z.string(), place: z.string() })),
    }),
  ),
  scenarios: z.record(z.string(), z.string()),
});
type CourierState = z.infer<typeof courierState>;
type BookedShipment = CourierState['shipments'][number];

const steps: readonly (readonly [label: string, hours: number])[] = [
  ['1 hour', 1],
  ['6 hours', 6],
  ['1 day', 24],
  ['3 days', 72],
  ['10 days', 240],
];

/** `/dev/courier`: the parcels of the sandbox's courier, their scenarios, and its clock. */
export function courierPage({ now, wallet, shipments, scenarios }: CourierState): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox courier</title><style>
:root{color-scheme:light dark}
body{font:16px/1.5 sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem}
form{display:inline-flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.25rem 0}
button,select{font:inherit;padding:.4rem .8rem;min-height:44px;max-width:100%}
form,label{min-width:0;max-width:100%}
section{border-top:1px solid #8886;padding:1rem 0} h2{font-size:1.1rem;margin:0;overflow-wrap:anywhere}
ol{margin:.5rem 0;padding-left:1.5rem}
</style></head><body>
<h1>Sandbox courier</h1>
<p>This courier exists only in the demo. Parcels booked in the admin appear here. Move its clock forward and they
travel; the shop is notified as by a real courier.</p>
<p>Its time: <strong>${inIndia(now)}</strong> in India. In the wallet: Rs. ${(wallet / 100).toFixed(0)}.</p>
<p>Move the clock by</p>
${steps.map(([label, hours]) => `<form method="post" action="/dev/courier/advance"><button name="hours" value="${hours}">${label}</button></form>`).join('\n')}
<p><a href="/sandbox/shiprocket/__fake/remittance.csv">Cash on delivery that it has transferred</a> (a file to
import at Cash on delivery in the admin)</p>
${shipments.map((shipment) => shipmentSection(shipment, scenarios)).join('\n') || '<p>No parcels have been booked yet.</p>'}
</body></html>`;
}

function shipmentSection(shipment: BookedShipment, scenarios: CourierState['scenarios']): string {
  const { reference, awb, isReturn, isCancelled, scenario, payment, total, scans } = shipment;
  const what = isReturn ? 'return pickup' : payment === 'COD' ? `collect Rs. ${total}` : 'prepaid';
  const options = Object.entries(scenarios).map(
    ([number, title]) =>
      `<option value="${number}"${Number(number) === scenario ? ' selected' : ''}>${number}: ${escapeHtml(title)}</option>`,
  );
  const reported = scans.map(
    ({ at, words, place }) =>
      `<li>${inIndia(at)}: ${escapeHtml([words, place].filter(Boolean).join(', '))}</li>`,
  );
  return `<section><h2>${escapeHtml(reference)} (${what})${isCancelled ? ', cancelled' : ''}</h2>
<p>${awb ? `Tracking number ${escapeHtml(awb)}` : 'No tracking number'}</p>
<form method="post" action="/dev/courier/scenario"><input type="hidden" name="reference" value="${escapeHtml(reference)}">
<label>From now on it <select name="scenario">${options.join('')}</select></label> <button>Choose</button></form>
${reported.length > 0 ? `<ol>${reported.join('')}</ol>` : ''}</section>`;
}

function inIndia(at: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(at));
}
