import { nothing, success } from '../api/envelope.ts';
import { boxSettings } from './box-settings.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const listBoxes = staffEndpoint({
  method: 'GET',
  path: '/admin/box/list',
  summary: 'The boxes that the shop packs in, and each courier’s volumetric divisor',
  permission: 'orders.read',
  query: nothing,
  body: nothing,
  reply: success({ boxes: boxSettings.shape.list, divisors: boxSettings.shape.divisors }),
});
