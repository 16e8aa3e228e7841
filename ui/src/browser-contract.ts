import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

/** What only the server reads of an endpoint. */
const SERVER_ONLY = new Set(['summary', 'query', 'reply', 'refusals']);

type Edit = { start: number; end: number; text: string };

/**
 * A Vite plugin for pages: leaves out of endpoints what browsers never read, and lets the bundler drop the
 * schemas that nothing uses then. Browsers need an endpoint's address and, for forms, the schema of its body.
 * Types stay complete.
 */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    // After TypeScript has been compiled.
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/contract\/src\/[^?]+\.ts$/ },
      handler: (code) => ({ code: withEdits(code, editsOf(code)), map: null }),
    },
  };
}

function editsOf(code: string): Edit[] {
  const program = parseAst(code);
  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      calls.push(call);
    },
  }).visit(program);
  return program.body.flatMap(constantsOf).flatMap(({ start, end }) => {
    const inside = calls.filter((call) => call.start >= start && call.end <= end);
    if (inside.length === 0) return [];
    // Bundlers keep an unused constant unless its calls are marked.
    return [insert(start, '/* @__PURE__ */ (() => ('), ...inside.flatMap(unread), insert(end, '))()')];
  });
}

/** Returns the values of a statement's constants, apart from functions. */
function constantsOf(statement: ESTree.Node): ESTree.Expression[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  const values = declared.declarations.flatMap(({ init }) => init ?? []);
  return values.filter(({ type }) => type !== 'ArrowFunctionExpression');
}

function unread({ callee, arguments: [definition] }: ESTree.CallExpression): Edit[] {
  if (callee.type !== 'Identifier' || !/endpoint$/i.test(callee.name)) return [];
  if (definition?.type !== 'ObjectExpression') return [];
  return definition.properties.flatMap((property, at, all) =>
    isUnread(property) ? [{ start: property.start, end: all[at + 1]?.start ?? property.end, text: '' }] : [],
  );
}

function isUnread(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return false;
  const isEmptyBody =
    property.key.name === 'body' && property.value.type === 'Identifier' && property.value.name === 'nothing';
  return isEmptyBody || SERVER_ONLY.has(property.key.name);
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

/** Leaves every line where it is, so that source maps hold. */
function withEdits(code: string, edits: readonly Edit[]): string {
  const linesOf = ({ start, end }: Edit) => code.slice(start, end).replace(/[^\n]/g, '');
  return [...edits]
    .reverse()
    .reduce(
      (text, edit) => text.slice(0, edit.start) + edit.text + linesOf(edit) + text.slice(edit.end),
      code,
    );
}
