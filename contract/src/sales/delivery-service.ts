import { z } from 'zod';

/** How fast an order is delivered. Express is offered where the shop's owner says so. */
export const deliveryService = z.enum(['standard', 'express']);
export type DeliveryService = z.infer<typeof deliveryService>;
