import type { APIRequestContext } from '@playwright/test';
import { saveSettings } from './admin.ts';

/** Cash on delivery without any limit but the islands. */
export function offerCash(request: APIRequestContext, isOffered: boolean, confirm = 'never'): Promise<void> {
  return saveSettings(request, 'cod', {
    isOffered,
    minimum: 0,
    maximum: 5_000_000,
    onlyPins: [],
    exceptPins: ['744'],
    openOrdersPerPhone: 100,
    refusals: 0,
    refusalDays: 180,
    confirm,
    confirmAbove: 0,
  });
}
