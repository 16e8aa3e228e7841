/** Styles a file field like the other fields, and the browser's button in it like our buttons. */
export const fileInputClass =
  'mt-1 block min-h-12 w-full cursor-pointer border border-muted bg-field text-base text-ink file:mr-3 file:min-h-12 file:cursor-pointer file:border-0 file:border-r file:border-muted file:bg-panel file:px-4 file:text-sm file:font-semibold file:text-ink disabled:opacity-55';
