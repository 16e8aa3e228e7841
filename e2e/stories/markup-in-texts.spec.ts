import { signInOwner } from '../admin.ts';
import { buyAsGuest } from '../buy.ts';
import { expect, test } from '../shop-test.ts';

/**
 * Sets `window.struck` if a text is rendered as markup. A `style` attribute would violate the CSP and be
 * logged.
 */
const MARKUP = `"><img src=x onerror="window.struck=1"><script>window.struck=1</script><b style='color:red'>`;
const LINK = 'javascript:window.struck=1';

test('markup typed into any text is shown as text and never rendered, in the shop and in the admin', async ({
  page,
}) => {
  const { request } = page;
  await signInOwner(request);
  const made = await request.post('/api/admin/product/create', {
    data: {
      name: `Kurti ${MARKUP}`,
      description: MARKUP,
      category: 'Women',
      subCategory: 'Topwear',
      price: 129_900,
      mrp: 159_900,
      hsn: '620442',
      taxRule: 'garment',
      tags: ['color:red', 'material:cotton'],
      details: {
        fabric: MARKUP,
        work: MARKUP,
        fit: LINK,
        length: '',
        care: MARKUP,
        origin: MARKUP,
        measurements: {},
      },
      publishedAt: 'now',
      hasSize: true,
      variants: [{ size: 'M', sku: '', stock: 3 }],
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { productId } = await made.json();
  const firstName = MARKUP.slice(0, 45);
  const email = 'markup@guest.example';
  const orderId = await buyAsGuest(request, { firstName, lastName: `${LINK}<i>`, email });
  await request.post('/api/grievance', {
    data: { name: firstName, email, phone: '9876543210', text: MARKUP, orderNumber: '' },
  });

  const addresses = [
    `/product/${productId}`,
    `/collection?search=${encodeURIComponent(MARKUP)}`,
    '/collection?sort=newest',
    `/admin/products/${productId}`,
    '/admin/products',
    `/admin/orders/${orderId}`,
    `/admin/orders/packing-slips?orders=${orderId}`,
    '/admin/orders',
    '/admin/customers',
    '/admin/settings/audit',
    '/admin',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'struck')), address).toBeUndefined();
    expect(await page.locator('img[src="x"], a[href^="javascript:"]').count(), address).toBe(0);
  }
  await page.goto(`/product/${productId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=');
});
