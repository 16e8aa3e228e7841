import type { SectionedDocument } from '@gulmohar/contract/site/page-document.ts';
import { plainTextOf } from '@gulmohar/contract/values/rich-text.ts';
import { SCHEMA_ORG } from '../page/json-ld.ts';

/** The questions and answers of a page for search engines; none if it has no such section. */
export function questionFacts({ sections }: SectionedDocument): object[] {
  const questions = sections.flatMap((section) => (section.type === 'questions' ? section.blocks : []));
  if (questions.length === 0) return [];
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
      })),
    },
  ];
}
