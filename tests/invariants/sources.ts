import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '#tools/process/project-root.ts';

/** A text file of the project. */
export interface Source {
  /** Path from the project root, with slashes. */
  file: string;
  text: string;
}

const skipped = new Set(['node_modules', 'dist', '.git', '.data', 'generated', 'test-results']);

/** All files in the folders whose path matches the pattern. */
export function readSources(folders: readonly string[], pattern: RegExp): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => pattern.test(file) && !file.split('/').some((part) => skipped.has(part)))
      .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') })),
  );
}

/** Matches of a pattern, as `file:line: text`. */
export function findLines(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

/** Matching nodes, found by the parser: comments and strings do not count. */
export function findNodes(
  sources: readonly Source[],
  fits: (node: ts.Node) => boolean,
  descend: (node: ts.Node) => boolean = () => true,
): string[] {
  return sources.flatMap(({ file, text }) => {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (fits(node)) {
        const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
        found.push(`${file}:${line + 1}: ${text.split('\n')[line]?.trim()}`);
      }
      if (descend(node)) ts.forEachChild(node, visit);
    };
    visit(parsed);
    return found;
  });
}

/** Whether a node uses a browser global, as opposed to a property or a type of that name. */
export function isGlobal(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (!ts.isIdentifier(node) || !names.has(node.text)) return false;
  const { parent } = node;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isName =
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
  const isTypeQuery = ts.isTypeOfExpression(parent);
  const isDeclared =
    (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)) &&
    (parent.name === node || (ts.isBindingElement(parent) && parent.propertyName === node));
  const isJsxName = ts.isJsxAttribute(parent) && parent.name === node;
  return !isMember && !isName && !isTypeQuery && !isDeclared && !isJsxName && !isTypePosition(node);
}

function isTypePosition(node: ts.Node): boolean {
  for (let outer: ts.Node | undefined = node.parent; outer; outer = outer.parent) {
    if (ts.isTypeNode(outer)) return true;
    if (ts.isExpression(outer) || ts.isStatement(outer)) return false;
  }
  return false;
}
