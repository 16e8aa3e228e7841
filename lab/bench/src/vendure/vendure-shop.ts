import type { Line } from '../load/checkouts.ts';
import { post, type Question } from '../load/requests.ts';
import type { Vendure } from './vendure.ts';

const PATH = '/shop-api';

/** Returns a request to Vendure's shop API. */
function ask(query: string, variables: object = {}, session?: string): Question {
  return post(PATH, { query, variables }, session ? { authorization: `Bearer ${session}` } : {});
}

const SEARCH = `query ($input: SearchInput!) { search(input: $input) { totalItems
  items { productName slug productAsset { preview } priceWithTax { ... on PriceRange { min max } } } } }`;

/** Requests twelve products with their prices, as a list page shows them. */
export function listQuestion(input: object = {}): Question {
  return ask(SEARCH, { input: { take: 12, groupByProduct: true, ...input } });
}

/** Requests a product with its sizes, their prices and stock. */
export function detailQuestion(slug: string): Question {
  const fields =
    'id name slug description facetValues { name } variants { id sku name priceWithTax stockLevel }';
  return ask(`query ($slug: String!) { product(slug: $slug) { ${fields} } }`, { slug });
}

/** Returns the id of each facet value by `facet:value`. */
export async function readFacetValues(url: string): Promise<Map<string, string>> {
  const query = '{ facets(options: { take: 100 }) { items { name values { id name } } } }';
  const { facets } = (await answered(url, ask(query))).data as {
    facets: { items: { name: string; values: { id: string; name: string }[] }[] };
  };
  return new Map(
    facets.items.flatMap(({ name, values }) => values.map((value) => [`${name}:${value.name}`, value.id])),
  );
}

const REFUSAL = '__typename ... on ErrorResult { errorCode message }';
const ADD = `mutation ($variant: ID!, $quantity: Int!) { done: addItemToOrder(productVariantId: $variant, quantity: $quantity) { ${REFUSAL} } }`;
const CUSTOMER = `mutation ($input: CreateCustomerInput!) { done: setCustomerForOrder(input: $input) { ${REFUSAL} } }`;
const ADDRESS = `mutation ($input: CreateAddressInput!) { done: setOrderShippingAddress(input: $input) { ${REFUSAL} } }`;
const SHIPPING = `mutation ($id: [ID!]!) { done: setOrderShippingMethod(shippingMethodId: $id) { ${REFUSAL} } }`;
const ARRANGE = `mutation { done: transitionOrderToState(state: "ArrangingPayment") { ${REFUSAL} } }`;
const PAY = `mutation { done: addPaymentToOrder(input: { method: "dummy", metadata: {} }) { ${REFUSAL} } }`;
const METHODS = '{ eligibleShippingMethods { id } }';

/** @returns requests that add units to the cart of a new guest */
export async function cartQuestions({ url, variants }: Vendure): Promise<Question[]> {
  const [first = '', ...others] = Object.values(variants).slice(0, 10);
  const { session } = await answered(url, ask(ADD, { variant: first, quantity: 1 }));
  return [first, ...others].map((variant) => ask(ADD, { variant, quantity: 1 }, session));
}

/**
 * Makes a whole guest checkout.
 * @throws Error when anything is refused
 */
export async function checkOutAtVendure(
  { url, variants }: Vendure,
  cart: readonly Line[],
  name: string,
): Promise<void> {
  let session: string | undefined;
  const does = async (query: string, variables: object = {}) => {
    const answer = await answered(url, ask(query, variables, session));
    session ??= answer.session;
    return answer.data;
  };
  for (const { product, size, quantity } of cart) {
    await does(ADD, { variant: variants[`${product.id}-${size}`], quantity });
  }
  const customer = { firstName: name, lastName: 'Sharma', emailAddress: `${name}@example.com` };
  await does(CUSTOMER, { input: { ...customer, phoneNumber: '9876543210' } });
  const place = { streetLine1: '12 Park Street', city: 'Pune', postalCode: '411001', countryCode: 'IN' };
  await does(ADDRESS, { input: { fullName: name, ...place } });
  const { eligibleShippingMethods: methods } = (await does(METHODS)) as {
    eligibleShippingMethods: { id: string }[];
  };
  await does(SHIPPING, { id: [methods[0]?.id] });
  await does(ARRANGE);
  await does(PAY);
}

type Data = Record<string, unknown> & { done?: { errorCode?: string } };

async function answered(
  url: string,
  { path, ...init }: Question,
): Promise<{ data: Data; session: string | undefined }> {
  const answer = await fetch(`${url}${path}`, init);
  const text = await answer.text();
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: unknown };
  if (!data || errors || data.done?.errorCode) throw new Error(`Vendure answered ${text.slice(0, 300)}`);
  return { data, session: answer.headers.get('vendure-auth-token') ?? undefined };
}
