import { expect, it } from 'vitest';
import { emptyEmployee, newEmployee, validateEmployee } from './employee-form.ts';

it('role: is sent only when the user may give it', () => {
  expect(newEmployee({ ...emptyEmployee, role: 'Manager' }, ['Manager', 'Employee']).role).toBe(
    'Manager',
  );
  expect(newEmployee({ ...emptyEmployee, role: 'Owner' }, ['Employee'])).not.toHaveProperty('role');
});

const anna = { ...emptyEmployee, lastName: 'Белова', firstName: 'Анна' };

it('contacts: a phone or an e-mail is enough, and without both the form says so', () => {
  expect(validateEmployee({ ...anna, phone: '+7 916 123 45 67' })).toEqual({});
  expect(validateEmployee({ ...anna, email: 'anna@example.ru' })).toEqual({});
  expect(validateEmployee(anna)).toEqual({ phone: 'Укажите телефон или email' });
});

it('contacts: each is validated by itself', () => {
  expect(validateEmployee({ ...anna, phone: '+7916', email: 'anna@example.ru' })).toEqual({
    phone: 'Неверный формат номера телефона',
  });
  expect(validateEmployee({ ...anna, phone: '+79161234567', email: 'anna' })).toEqual({
    email: 'Некорректный email',
  });
});

it('contacts: a blank one is sent as null', () => {
  expect(newEmployee({ ...anna, email: ' anna@example.ru ' }, [])).toMatchObject({
    phone: null,
    email: 'anna@example.ru',
  });
});
