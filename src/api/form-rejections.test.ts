import { describe, expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { fieldMessages, formRejections } from './form-rejections.ts';

const rejected = (status: number, body: object) =>
  new ApiError(status, { message: 'Метка «Склад» уже есть', ...body }, new Headers(), 'r-1');

describe('rejections of a form', () => {
  it('are at the fields that the server named', () => {
    const errors = [{ path: '/name', message: 'Слишком длинно' }];
    expect(formRejections(rejected(422, { errors }))).toEqual({ name: 'Слишком длинно' });
  });

  it('are the message for the user when no field is named', () => {
    for (const status of [403, 409, 422, 429]) {
      expect(formRejections(rejected(status, {}))).toEqual({
        rejection: 'Метка «Склад» уже есть',
      });
    }
  });

  it('say at the unique field what exists already', () => {
    expect(formRejections(rejected(409, {}), 'name')).toEqual({ name: 'Метка «Склад» уже есть' });
    expect(formRejections(rejected(403, {}), 'name')).toHaveProperty('rejection');
  });

  it('are empty for a failure that a toast reports', () => {
    expect(formRejections(rejected(500, {}))).toEqual({});
    expect(formRejections(new Error('offline'))).toEqual({});
  });
});

describe('fieldMessages', () => {
  it('names fields by their path in the form', () => {
    const error = rejected(422, {
      errors: [
        { path: '/recipient/phone', message: 'Неверный формат номера телефона' },
        { path: 'limit', message: 'Слишком много' },
        { path: 5 },
      ],
    });
    expect(fieldMessages(error)).toEqual({
      'recipient.phone': 'Неверный формат номера телефона',
      limit: 'Слишком много',
    });
    expect(fieldMessages(new Error('x'))).toEqual({});
  });
});
