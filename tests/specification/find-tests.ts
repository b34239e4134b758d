import ts from 'typescript';
import { readSources } from '#tests/invariants/sources.ts';

/** A test of the project, as its source has it. */
export interface KnownTest {
  file: string;
  /** Titles of its groups and its own; a part that is computed is `…`. */
  title: string;
  /** Its source and the constants of its file that it uses, as plain text: escapes are resolved. */
  text: string;
}

const makers = new Set(['test', 'it', 'describe']);
const files = /\.(?:test|spec)\.tsx?$/;

/** All tests of the unit, server and browser stages. */
export function findTests(): KnownTest[] {
  return readSources(['tests', 'src', 'server', 'tools'], files).flatMap(({ file, text }) => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const tests: KnownTest[] = [];
    const constants = constantsOf(source);
    const visit = (node: ts.Node, groups: readonly string[]): void => {
      const made = ts.isCallExpression(node) ? titleOf(node) : null;
      if (made === null) {
        ts.forEachChild(node, (child) => visit(child, groups));
        return;
      }
      const path = [...groups, made.title];
      if (made.isGroup) ts.forEachChild(node, (child) => visit(child, path));
      else
        tests.push({
          file,
          title: path.join(' › '),
          text: plain(withConstants(node.getText(source), constants)),
        });
    };
    visit(source, []);
    return tests;
  });
}

/** The declarations outside functions, by name. */
function constantsOf(source: ts.SourceFile): Map<string, string> {
  return new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .map((declaration) => [declaration.name.getText(source), declaration.getText(source)]),
  );
}

/** The text and what it refers to, however far: a table of forms names a table of texts. */
function withConstants(text: string, constants: ReadonlyMap<string, string>): string {
  const used = [text];
  const left = new Map(constants);
  for (const part of used) {
    for (const word of part.match(/[A-Za-z_$][\w$]*/g) ?? []) {
      const found = left.get(word);
      if (found === undefined) continue;
      left.delete(word);
      used.push(found);
    }
  }
  return used.join('\n');
}

/** `test('…', …)`, `it.each(…)('…', …)`, `test.describe('…', …)`; null for another call. */
function titleOf(call: ts.CallExpression): { title: string; isGroup: boolean } | null {
  const [first] = call.arguments;
  if (!first || call.arguments.length < 2) return null;
  const name = calleeOf(call.expression);
  if (name === null || !makers.has(name[0] ?? '')) return null;
  if (ts.isStringLiteralLike(first))
    return { title: first.text, isGroup: name.includes('describe') };
  if (!ts.isTemplateExpression(first)) return null;
  const title =
    first.head.text + first.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return { title, isGroup: name.includes('describe') };
}

function calleeOf(expression: ts.Expression): string[] | null {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    const left = calleeOf(expression.expression);
    return left && [...left, expression.name.text];
  }
  return ts.isCallExpression(expression) ? calleeOf(expression.expression) : null;
}

/** Whether a test names a text as a whole: «Ошибка» is not in «Ошибка авторизации». */
export function namesText({ text }: Pick<KnownTest, 'text'>, named: string): boolean {
  const literal = named.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L}|\\s\\p{L})`, 'u').test(text);
}

/** Source in which a text is found as the user reads it. */
export function plain(source: string): string {
  return source
    .replaceAll(/\\s|\\u00[aA]0|\u00A0/g, ' ')
    .replaceAll(/\\([.?+*()[\]/^$|])/g, '$1')
    .replaceAll(/\s+/g, ' ');
}
