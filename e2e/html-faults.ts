import { HtmlValidate, type MetaDataTable } from 'html-validate';

/** What pages use of attributes that html-validate leaves free and the standard does not. */
const elements: MetaDataTable = {
  link: {
    inherit: 'link',
    attributes: {
      rel: {
        enum: [
          'alternate',
          'apple-touch-icon',
          'canonical',
          'icon',
          'manifest',
          'modulepreload',
          'next',
          'preload',
          'prev',
          'stylesheet',
        ],
      },
    },
  },
  script: {
    inherit: 'script',
    attributes: { type: { enum: ['application/json', 'application/ld+json', 'module'] } },
  },
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5', elements],
});

/** @returns what the HTML standard does not allow in a page, each with its place */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector, line, column }) => `${message} (${selector ?? `${line}:${column}`})`),
  );
}
