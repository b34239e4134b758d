import { describe, expect, it } from 'vitest';
import { documentsOf, finDocsRules, newFinDocsRecipient, valuesOf } from './fin-docs-form.ts';

describe('form of a recipient of documents', () => {
  it('sends trimmed values and null for blank ones', () => {
    const typed = { ...valuesOf(null), lastName: ' Орлов ', email: 'oleg@example.ru ' };
    expect(newFinDocsRecipient({ ...typed, documents: 'Contract,Invoice' })).toEqual({
      lastName: 'Орлов',
      firstName: '',
      middleName: null,
      position: null,
      email: 'oleg@example.ru',
      phone: null,
      documents: ['Invoice', 'Contract'],
    });
  });

  it('shows the error messages of the specification', () => {
    expect(finDocsRules.documents('')).toBe('Поле обязательно для заполнения');
    expect(finDocsRules.email('oleg@')).toBe('Некорректный email');
    expect(finDocsRules.phone('тел')).toBe('Используются недопустимые символы');
    expect(finDocsRules.phone('+7916')).toBe('Неверный формат номера телефона');
    expect(finDocsRules.phone('')).toBeNull();
    expect(finDocsRules.position('я'.repeat(201))).toBe('Максимальная длина поля: 200 символов');
  });

  it('ignores a document of a draft that is not known', () => {
    expect(documentsOf({ documents: 'Invoice,Nothing' })).toEqual(['Invoice']);
  });
});
