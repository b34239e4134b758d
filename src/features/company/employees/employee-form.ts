import type { Employee, NewEmployee, PartnerRole } from '#generated/api/model/index.ts';
import { newEmployeeEmailMax, newEmployeePositionMax } from '#generated/api/model/newEmployee.ts';
import { PersonNameMax } from '#generated/api/model/personName.ts';
import type { InvitedPerson } from '#src/features/company/employees/invite/invitation-search.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { typedPhone } from '#src/lib/contacts/typed-phone.ts';
import { rubles, toKopecks, toRubles } from '#src/lib/numbers/rubles.ts';
import { all, email, maxLength, personName, type Rule, required } from '#src/lib/validation.ts';

/** Values of the form, as typed; limits in rubles, blank for none. */
export const emptyEmployee = {
  lastName: '',
  firstName: '',
  middleName: '',
  phone: '',
  email: '',
  position: '',
  role: 'Employee' as string,
  orderLimit: '',
  monthLimit: '',
};

export type EmployeeValues = typeof emptyEmployee;

/** Rules of single fields; lengths are those of the contract. */
const fieldRules: Record<keyof EmployeeValues, Rule> = {
  lastName: all(required, personName, maxLength(PersonNameMax)),
  firstName: all(required, personName, maxLength(PersonNameMax)),
  middleName: all(personName, maxLength(PersonNameMax)),
  phone: typedPhone,
  email: all(email, maxLength(newEmployeeEmailMax)),
  position: maxLength(newEmployeePositionMax),
  role: required,
  orderLimit: rubles,
  monthLimit: rubles,
};

/** The link of an invitation is sent to one of them at least; the server rejects with the same text. */
const noContact = 'Укажите телефон или email';

/** The messages of invalid fields. */
export function validateEmployee(
  values: EmployeeValues,
): Partial<Record<keyof EmployeeValues, string>> {
  const found: Partial<Record<keyof EmployeeValues, string>> = {};
  for (const name of Object.keys(fieldRules) as (keyof EmployeeValues)[]) {
    const message = fieldRules[name](values[name]);
    if (message !== null) found[name] = message;
  }
  if (values.phone.trim() === '' && values.email.trim() === '') found.phone = noContact;
  return found;
}

/** The form of a new employee, filled with what is known of the person. */
export function employeeDraft({
  lastName = '',
  firstName = '',
  phone = '',
  email = '',
}: InvitedPerson): EmployeeValues {
  return { ...emptyEmployee, lastName, firstName, phone, email };
}

/** The form of a present employee. */
export function employeeValues(employee: Employee): EmployeeValues {
  return {
    lastName: employee.lastName,
    firstName: employee.firstName,
    middleName: employee.middleName ?? '',
    phone: employee.phone ?? '',
    email: employee.email ?? '',
    position: employee.position ?? '',
    role: employee.role,
    orderLimit: toRubles(employee.orderLimit),
    monthLimit: toRubles(employee.monthLimit),
  };
}

/** The request body of the form; a role that may not be given is not sent. */
export function newEmployee(values: EmployeeValues, roles: readonly PartnerRole[]): NewEmployee {
  const role = roles.find((one) => one === values.role);
  return {
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    middleName: values.middleName.trim() || null,
    phone: normalizePhone(values.phone) || null,
    email: values.email.trim() || null,
    position: values.position.trim() || null,
    orderLimit: toKopecks(values.orderLimit),
    monthLimit: toKopecks(values.monthLimit),
    ...(role && { role }),
  };
}
