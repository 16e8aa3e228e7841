import type http from 'node:http';
import { z } from 'zod';
import { ask, type Question } from '../ask.ts';

const PATH = '/shop-api';

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** The reply of an order mutation that was rejected. */
const refusal = z.object({ errorCode: z.string(), message: z.string() });

/** Returns a request to Vendure's shop API. */
export function shopQuestion(query: string, variables: object = {}, session?: string): Question {
  return {
    method: 'POST',
    path: PATH,
    body: JSON.stringify({ query, variables }),
    ...(session && { headers: { authorization: `Bearer ${session}` } }),
  };
}

const LISTED =
  'totalItems items { productName slug productAsset { preview } priceWithTax { ... on PriceRange { min max } } }';

/**
 * Requests twelve products with their prices, as a list page shows them: all, or those matching the words.
 */
export function listQuestion(term = ''): Question {
  const input = { term, take: 12, groupByProduct: true };
  return shopQuestion(`query ($input: SearchInput!) { search(input: $input) { ${LISTED} } }`, { input });
}

/** Requests a product with its sizes, their prices and stock. */
export function detailQuestion(slug: string): Question {
  const fields =
    'id name slug description facetValues { name } variants { id sku name priceWithTax stockLevel }';
  return shopQuestion(`query ($slug: String!) { product(slug: $slug) { ${fields} } }`, { slug });
}

const REFUSAL = '... on ErrorResult { errorCode message }';
const ADD = `mutation ($variant: ID!, $quantity: Int!) { done: addItemToOrder(productVariantId: $variant, quantity: $quantity) { __typename ${REFUSAL} } }`;
const CUSTOMER = `mutation ($input: CreateCustomerInput!) { done: setCustomerForOrder(input: $input) { __typename ${REFUSAL} } }`;
const ADDRESS = `mutation ($input: CreateAddressInput!) { done: setOrderShippingAddress(input: $input) { __typename ${REFUSAL} } }`;
const SHIPPING = `mutation ($id: [ID!]!) { done: setOrderShippingMethod(shippingMethodId: $id) { __typename ${REFUSAL} } }`;
const ARRANGE = `mutation { done: transitionOrderToState(state: "ArrangingPayment") { __typename ${REFUSAL} } }`;
const PAY = `mutation { done: addPaymentToOrder(input: { method: "dummy", metadata: {} }) { __typename ... on Order { state } ${REFUSAL} } }`;
const SHIPPING_METHODS = '{ eligibleShippingMethods { id } }';

/** A guest with their own session. */
export class VendureGuest {
  readonly #agent: http.Agent;
  readonly #base: string;
  #session: string | undefined;

  constructor(agent: http.Agent, base: string) {
    this.#agent = agent;
    this.#base = base;
  }

  add(variant: string, quantity: number): Promise<void> {
    return this.#change(ADD, { variant, quantity });
  }

  /**
   * Takes the cart to the point where only the payment is left.
   * @throws Error when anything is refused
   */
  async arrangePayment(name: string): Promise<void> {
    await this.#change(CUSTOMER, {
      input: {
        firstName: name,
        lastName: 'Sharma',
        emailAddress: `${name}@example.com`,
        phoneNumber: '9876543210',
      },
    });
    await this.#change(ADDRESS, {
      input: {
        fullName: name,
        streetLine1: '12 Park Street',
        city: 'Pune',
        postalCode: '411001',
        countryCode: 'IN',
      },
    });
    const { eligibleShippingMethods } = await this.#ask(SHIPPING_METHODS, {});
    const [method] = z.array(z.object({ id: z.string() })).parse(eligibleShippingMethods);
    await this.#change(SHIPPING, { id: [method?.id] });
    await this.#change(ARRANGE, {});
  }

  pay(): Promise<void> {
    return this.#change(PAY, {});
  }

  async #change(mutation: string, variables: object): Promise<void> {
    const { done } = await this.#ask(mutation, variables);
    const refused = refusal.safeParse(done);
    if (refused.success) throw new Error(`${refused.data.errorCode}: ${refused.data.message}`);
  }

  async #ask(query: string, variables: object): Promise<Record<string, unknown>> {
    const answer = await ask(this.#agent, this.#base, shopQuestion(query, variables, this.#session));
    const session = answer.headers['vendure-auth-token'];
    if (typeof session === 'string') this.#session = session;
    const text = answer.body.toString();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${text.slice(0, 200)}`);
    const { data, errors } = answerShape.parse(JSON.parse(text));
    if (!data || errors) throw new Error(errors?.[0]?.message ?? text.slice(0, 200));
    return data;
  }
}
