import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner, saveSettings } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status,Neckline (product.metafields.custom.neckline)';

const file = {
  name: 'products_export.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      HEAD,
      'moved-kurti,Moved Kurti,<p>Soft <b>cotton</b></p>,Rangoli,Kurti,Colour,Blue,Size,S,MK-1,shopify,4,1299.00,active,Round',
      'moved-kurti,,,,,,Red,,S,MK-2,shopify,2,1299.00,,',
      'broken-kurti,Broken Kurti,,,Kurti,,,,,BK-1,shopify,1,"1.299,00",active,',
    ].join('\n'),
  ),
};

test('the owner moves in with a file of Shopify: looks through what it becomes, has it checked, imports it and takes it back', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/products/move');
  await page.getByLabel('Choose the files').setInputFiles(file);
  await expect(page.getByText('Products from Shopify, 3 rows')).toBeVisible();
  const type = page.getByRole('group', { name: 'Kurti (1 product)' });
  await expect(type.getByLabel('HSN code')).toHaveValue('620630');
  await expect(page.getByLabel('“Colour” (1 product)')).toHaveValue('colour');
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Check 2 products' }).click();
  await expect(page.getByText('Checked; nothing has been changed yet.')).toBeVisible();
  await expect(page.getByText('2 products: 1 new, 1 cannot be imported.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Notes' })).toContainText(
    'Not imported: “1.299,00” is not an amount',
  );
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible();
  await expect(page.getByText('They are 2 products here, one for each colour.')).toBeVisible();

  await page.goto('/products/moved-kurti');
  await expect(page).toHaveURL(/\/product\/moved-kurti-blue-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moved Kurti – Blue');

  await page.goBack();
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('This import was taken back.')).toBeVisible();
});

test('the owner moves in with a file of WooCommerce, and shows one of its columns to shoppers', async ({
  page,
}) => {
  const rows = [
    'ID,Type,SKU,Name,Published,Description,In stock?,Stock,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Meta: _lining',
    '9,variable,MW,Woo Kurti,1,Soft cotton,1,,,,Women > Kurti,,Size,"S, M",Mulmul',
    '10,variation,MW-S,Woo Kurti - S,1,,1,4,1299,1599,,MW,Size,S,',
    '11,variation,MW-M,Woo Kurti - M,1,,1,2,,1599,,MW,Size,M,',
    '12,external,,Elsewhere,1,,1,,,499,Rings,,,,',
  ];
  await openAsOwner(page, '/admin/products/move');
  await page.getByLabel('Choose the files').setInputFiles({
    name: 'wc-product-export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(page.getByText('Products from WooCommerce, 4 rows')).toBeVisible();
  await expect(page.getByLabel('“Size” (1 product)')).toHaveValue('size');
  await page.getByLabel('Meta: _lining').check();
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Check 2 products' }).click();
  await expect(page.getByText('2 products: 1 new, 1 cannot be imported.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Notes' })).toContainText('It is sold in another shop');
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible();

  await page.goto('/product/woo-kurti');
  await expect(page).toHaveURL(/\/product\/woo-kurti-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woo Kurti');
  await expect(page.getByText('Mulmul')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('This import was taken back.')).toBeVisible();
});

test('the owner brings customers, discounts and past orders of Shopify, invites some a day, and finds an order again', async ({
  page,
}) => {
  const files = {
    'customers_export.csv':
      'First Name,Last Name,Email,Accepts Email Marketing,Phone,Total Spent,Total Orders,Note,Tax Exempt,Tags\nMeera,Moved,meera.moved@example.com,yes,9845012345,4500.00,3,Likes indigo,no,VIP\nNo,Address,,no,,0,0,,no,',
    'discounts_export.csv':
      'Name,Value,Value Type,Type,Discount Class,Status,Start,End\nMOVED10,-10.0,percentage,Amount off order,order,active,2026-02-20 10:00:00 +0530,',
    'orders_export.csv':
      'Name,Email,Financial Status,Fulfillment Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Shipping Name\n#9001,meera.moved@example.com,paid,fulfilled,INR,1299.00,2026-06-20 10:00:00 +0530,1,Indigo Kurti - M,1299.00,Meera Moved',
  };
  await openAsOwner(page, '/admin/products/move');
  await page.getByLabel('Choose the files').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })),
  );
  await page.getByLabel('Past orders of the last years').fill('0');
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Check 2 customers, 1 coupon, and 1 past order' }).click();
  await expect(page.getByText('2 customers: 1 new, 1 cannot be imported.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Notes' })).toContainText(
    'Not imported: There is no e-mail address, so they cannot sign in here',
  );
  await page.getByRole('button', { name: 'Import 1 customer, 1 coupon, and 1 past order' }).click();
  await expect(page.getByText('0 invited to choose a password, 1 waiting.')).toBeVisible();
  await page.getByLabel('E-mails a day').fill('50');
  await page.getByRole('button', { name: 'Invite them' }).click();
  await expect(page.getByText(/1 invited to choose a password, 0 waiting: 50 a day/)).toBeVisible();
  await expectAccessibleInEveryScheme(page);

  await page.goto('/admin/customers/past-orders');
  await page.getByLabel('Number, name, e-mail or phone').fill('#9001');
  await expect(page.getByRole('table', { name: 'Past orders' })).toContainText('Indigo Kurti - M');
  await expectAccessibleInEveryScheme(page);
  await page.getByLabel('Number, name, e-mail or phone').fill('#9002');
  await expect(page.getByText('No past order matches.')).toBeVisible();
  await page.goto('/admin/customers?q=meera.moved');
  await page.getByRole('link', { name: 'Meera Moved' }).click();
  await expect(page.getByRole('heading', { name: 'From the earlier shop' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders at the earlier shop' })).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});

test('the owner brings reviews of Judge.me, shoppers see where they come from, and takes them back', async ({
  page,
  request,
  openElsewhere,
}) => {
  const { products } = await (await request.get('/api/product/list?limit=1&sort=newest')).json();
  const [{ _id: productId }] = products;
  const rows = [
    'title,body,rating,review_date,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls',
    `Lovely,Soft and light,5,2025-03-02 10:12:00 UTC,Asha Mehta,asha@example.com,1,${productId},,`,
    ',Where is it?,3,2025-03-02 10:12:00 UTC,Meera Nair,meera@example.com,2,no-such-kurti,,',
  ];
  await openAsOwner(page, '/admin/reviews');
  await page.getByRole('link', { name: 'Import reviews of an earlier shop' }).click();
  await page
    .getByLabel('Choose the files')
    .setInputFiles({ name: 'judgeme.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await expect(page.getByText('Reviews from Judge.me, 2 rows')).toBeVisible();
  await expect(page.getByText('Left out: reviewer_email, product_id')).toBeVisible();
  await page.getByRole('button', { name: 'Check 2 reviews' }).click();
  await expect(page.getByRole('table', { name: 'Notes' })).toContainText(
    'Not imported: No product here has the address or code “no-such-kurti”',
  );
  await expectAccessibleInEveryScheme(page, [360, 1440]);
  await page.getByRole('button', { name: 'Import 1 review' }).click();
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible();

  const shopper = await openElsewhere();
  await shopper.goto(`/product/${productId}`);
  const reviews = shopper.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article')).toContainText('Asha M., 2 Mar 2025 · Imported from Judge.me');
  await expectAccessibleInEveryScheme(shopper, [360, 1440]);
  await shopper.goto('/collection?sort=rating');
  await expect(shopper.getByLabel('Sort by')).toHaveValue('rating');
  await expect(shopper.locator('main a[href^="/product/"]').first()).toHaveAttribute(
    'href',
    `/product/${productId}`,
  );

  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('This import was taken back.')).toBeVisible();
  await shopper.goto(`/product/${productId}`);
  await expect(reviews.getByRole('article')).toHaveCount(0);
});

test('the owner says what the Hindi headings of a file are, and the collection that it brings goes as the import is taken back', async ({
  page,
}) => {
  const rows = [
    'आईडी,प्रकार,SKU,नाम,नियमित मूल्य,श्रेणियाँ',
    '9,simple,HP,Hindi Potli,499,"Potlis, Wedding gifts"',
  ];
  await openAsOwner(page, '/admin/products/move');
  await page
    .getByLabel('Choose the files')
    .setInputFiles({ name: 'hindi.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await expect(page.getByText('Not known yet, 1 row')).toBeVisible();
  await expect(page.getByText('These files have nothing to import by themselves yet.')).toBeVisible();
  await expectAccessibleInEveryScheme(page, [360, 1440]);
  await page.getByLabel('Type', { exact: true }).selectOption('प्रकार');
  await page.getByLabel('Name', { exact: true }).selectOption('नाम');
  await page.getByLabel('Regular price').selectOption('नियमित मूल्य');
  await page.getByLabel('Categories').selectOption('श्रेणियाँ');
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await expect(page.getByText('Products from WooCommerce, 1 row')).toBeVisible();
  const type = page.getByRole('group', { name: 'Potlis (1 product)' });
  await expect(type.getByLabel('HSN code')).toHaveValue('420222');
  await expectAccessibleInEveryScheme(page, [360, 1440]);
  await page.getByRole('button', { name: 'Check 1 product' }).click();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible();

  await page.goto('/collection/wedding-gifts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding gifts');
  await page.goBack();
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('This import was taken back.')).toBeVisible();
  await expect(page.getByText('The collection “Wedding gifts” stays')).toHaveCount(0);
  await page.goto('/admin/collections');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Wedding gifts')).toHaveCount(0);
});

test('the owner has a type proposed as a kind of products of the shop, whose tax and HSN code follow its sub-category', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/products/move');
  const kind = { subCategory: 'Kurtis', hsn: '6206', taxRule: 'fabric', sizes: ['S', 'M'], measurements: {} };
  await saveSettings(page.request, 'kinds', { list: [kind] });
  await page.getByLabel('Choose the files').setInputFiles(file);
  const type = page.getByRole('group', { name: 'Kurti (1 product)' });
  await expect(type.getByLabel('Sub-category')).toHaveValue('Kurtis');
  await expect(type.getByLabel('HSN code')).toHaveValue('6206');
  await expect(type.getByRole('status')).toContainText('Kurtis is one of your kinds of products');
  await type.getByLabel('Sub-category').fill('Tops');
  await type.getByLabel('HSN code').fill('620630');
  await expect(type.getByText('one of your kinds of products')).toHaveCount(0);
  await type.getByLabel('Sub-category').fill('kurtis');
  await expect(type.getByLabel('HSN code')).toHaveValue('6206');
  await expect(type.getByLabel('Tax')).toHaveValue('fabric');
  await saveSettings(page.request, 'kinds', { list: [] });
});
