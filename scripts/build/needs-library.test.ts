import { expect, it } from 'vitest';
import { createLibraryQuestion } from './needs-library.ts';

const imports: Record<string, string[]> = {
  '/src/Form.tsx': ['/src/Field.tsx', '/src/Button.tsx'],
  '/src/Field.tsx': ['/node_modules/@mantine/core/esm/index.mjs'],
  '/src/Button.tsx': ['/src/Icon.tsx'],
  '/src/Icon.tsx': ['/src/Button.tsx'],
};
const modules = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
};

it('finds the library behind what a module imports', () => {
  const needsLibrary = createLibraryQuestion();
  const needing = Object.keys(imports).filter((id) => needsLibrary(id, modules));
  expect(needing).toEqual(['/src/Form.tsx', '/src/Field.tsx']);
});
