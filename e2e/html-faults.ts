import { HtmlValidate, type MetaDataTable } from 'html-validate';

/** Attributes whose values html-validate does not check although the standard restricts them. */
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

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector, line, column }) => `${message} (${selector ?? `${line}:${column}`})`),
  );
}
