import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findLines, findNodes, readSources } from '#tests/invariants/sources.ts';

const code = readSources(['src'], /(?<!\.test)(?<!\.d)\.tsx?$/);
const components = code.filter(({ file }) => file.endsWith('.tsx'));
const routes = components.filter(({ file }) => file.startsWith('src/routes/'));
const styles = readSources(['src'], /\.css$/);

const routeLines = 40;
const screenLines = 160;
const componentLines = 120;

function longerThan(limit: number, fits: (file: string) => boolean): string[] {
  return components
    .filter(({ file, text }) => fits(file) && text.split('\n').length - 1 > limit)
    .map(({ file, text }) => `${file}: ${text.split('\n').length - 1} lines`);
}

/** The root and pathless layout routes wrap the routes below them. */
const isLayout = (file: string) => path.basename(file).startsWith('_');
const isRoute = (file: string) => file.startsWith('src/routes/');
const isScreen = (file: string) => /(Screen|Dialog|Page)\.tsx$/.test(file);

describe('shop', () => {
  it('has no colors in its components and styles: they are in the theme', () => {
    const styled = [...components, ...styles].filter(({ file }) => !/theme|fonts/.test(file));
    const color =
      /#[0-9a-f]{3,4}\b(?!\w)|#[0-9a-f]{6}(?:[0-9a-f]{2})?\b|\b(?:rgba?|hsla?|oklch)\(/i;
    expect(findLines(styled, color)).toEqual([]);
  });

  it('has no font sizes in its components and styles: they are in the theme', () => {
    const size = /font-size:\s*[\d.]+(?:px|rem|em)|fontSize[=:]\s*[{'"]?\s*['"]?\d|\bfz=\{?['"]?\d/;
    expect(findLines([...components, ...styles], size)).toEqual([]);
  });

  it('contains no handwritten query key', () => {
    expect(findLines(code, /\b(?:query|mutation)Key:\s*\[/)).toEqual([]);
  });

  it('takes the lengths of its forms from the contract', () => {
    const typed = /\bm(?:ax|in)Length\(\d/;
    expect(findLines(code, typed)).toEqual([]);
    const wrong = { file: 'src/tag-form.ts', text: 'const name = all(required, maxLength(50));' };
    expect(findLines([wrong], typed)).toHaveLength(1);
  });

  it('has routes without markup, of at most 40 lines', () => {
    // A route may name its one screen; children or HTML elements are markup.
    const markup = findNodes(
      routes.filter(({ file }) => !isLayout(file)),
      (node) =>
        ts.isJsxElement(node) ||
        (ts.isJsxSelfClosingElement(node) && /^[a-z]/.test(node.tagName.getText())),
    );
    expect([...markup, ...longerThan(routeLines, isRoute)]).toEqual([]);
  });

  it('has components of about 80 and screens of about 150 lines', () => {
    expect([
      ...longerThan(screenLines, (file) => isScreen(file) && !isRoute(file)),
      ...longerThan(componentLines, (file) => !isScreen(file) && !isRoute(file)),
    ]).toEqual([]);
  });

  it('names a component’s file after the component', () => {
    const misnamed = components
      .filter(({ file }) => !isRoute(file) && /^[A-Z]/.test(path.basename(file)))
      .filter(({ file, text }) => {
        const name = path.basename(file, '.tsx');
        return !new RegExp(`export (?:function|const) ${name}\\b`).test(text);
      })
      .map(({ file }) => file);
    expect(misnamed).toEqual([]);
  });
});
