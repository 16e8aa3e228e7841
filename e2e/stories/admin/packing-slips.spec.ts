import type { Page } from '@playwright/test';
import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';

/**
 * A name with conjuncts and vowel signs ("Shrilakshmi of the palace" or a common one) in each script of
 * Indian addresses.
 */
const names = [
  ['श्रीलक्ष्मी', 'क्षत्रिय'],
  ['শ্রীলক্ষ্মী', 'চট্টোপাধ্যায়'],
  ['શ્રીલક્ષ્મી', 'ત્રિવેદી'],
  ['ਸ਼੍ਰੀਲਕਸ਼ਮੀ', 'ਗਰੇਵਾਲ'],
  ['ಶ್ರೀಲಕ್ಷ್ಮಿ', 'ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['ശ്രീലക്ഷ്മി', 'കൃഷ്ണൻ'],
  ['ଶ୍ରୀଲକ୍ଷ୍ମୀ', 'ପଟ୍ଟନାୟକ'],
  ['ஸ்ரீலட்சுமி', 'கிருஷ்ணமூர்த்தி'],
  ['శ్రీలక్ష్మి', 'కృష్ణమూర్తి'],
] as const;

/** Returns the fonts that draw an element, and whether the shop supplied them. */
async function fontsOf(page: Page, selector: string) {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  return drawn.flatMap(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont })),
  );
}

test('packing slips print bold names in every Indian script with fonts that the shop supplies', async ({
  page,
  request,
}) => {
  const orderIds: string[] = [];
  for (const [turn, [firstName, lastName]] of names.entries()) {
    orderIds.push(await buyAsGuest(request, { firstName, lastName, email: `slip${turn}@guest.example` }));
  }
  await openAsOwner(page, `/admin/orders/packing-slips?orders=${orderIds.join(',')}`);
  await expect(page.getByRole('article')).toHaveCount(names.length);
  for (const [index, [firstName, lastName]] of names.entries()) {
    const slip = page.getByRole('article').nth(index);
    await expect(slip.getByLabel('To', { exact: true })).toContainText(`${firstName} ${lastName}`);
    await expect(slip.getByLabel('From', { exact: true })).toContainText(/Gulmohar.*Phone \+?\d/);
  }
  await page.evaluate(() => document.fonts.ready);
  const drawn = await fontsOf(page, '[aria-label="To"] > strong:first-child');
  expect(drawn.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  expect(new Set(drawn.map(({ familyName }) => familyName)).size).toBeGreaterThanOrEqual(names.length - 1);
  await expectAccessibleInEveryScheme(page);
});
