import { expect, it } from 'vitest';
import { emptyEmployee, newEmployee } from './employee-form.ts';

it('role: is sent only when the user may give it', () => {
  expect(newEmployee({ ...emptyEmployee, role: 'Manager' }, ['Manager', 'Employee']).role).toBe(
    'Manager',
  );
  expect(newEmployee({ ...emptyEmployee, role: 'Owner' }, ['Employee'])).not.toHaveProperty('role');
});
