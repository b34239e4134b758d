import type { Employee, NewEmployee, PartnerRole } from '#generated/api/model/index.ts';
import { normalizePhone } from '#src/lib/phone.ts';
import {
  all,
  email,
  maxLength,
  personName,
  type Rule,
  required,
  typedPhone,
} from '#src/lib/validation.ts';

/** Rubles with up to two decimals; spaces are ignored. */
const RUBLES = /^\d{1,10}([.,]\d{1,2})?$/;
const KOPECKS = 100;

/** Values of the form, as typed; limits in rubles, blank for none. */
export const emptyEmployee = {
  lastName: '',
  firstName: '',
  middleName: '',
  phone: '+7',
  email: '',
  position: '',
  role: 'Employee' as string,
  orderLimit: '',
  monthLimit: '',
};

export type EmployeeValues = typeof emptyEmployee;

function bare(value: string | undefined): string {
  return (value ?? '').replace(/\s/g, '');
}

/** A sum in rubles; blank is no limit. */
export const rubles: Rule = (value) =>
  bare(value) === '' || RUBLES.test(bare(value)) ? null : 'Введите сумму в рублях, например 20 000';

/** Kopecks of a typed sum; null when blank. */
export function toKopecks(value: string): number | null {
  const typed = bare(value);
  return typed === '' ? null : Math.round(Number(typed.replace(',', '.')) * KOPECKS);
}

/** A sum as it is typed; '' for none. */
export function toRubles(kopecks: number | null): string {
  return kopecks === null ? '' : String(kopecks / KOPECKS).replace('.', ',');
}

/** Rules of the fields; lengths are those of the contract. */
export const employeeRules: Record<keyof EmployeeValues, Rule> = {
  lastName: all(required, personName, maxLength(100)),
  firstName: all(required, personName, maxLength(100)),
  middleName: all(personName, maxLength(100)),
  phone: all(required, typedPhone),
  email: all(email, maxLength(254)),
  position: maxLength(200),
  role: required,
  orderLimit: rubles,
  monthLimit: rubles,
};

/** The form of a present employee. */
export function employeeValues(employee: Employee): EmployeeValues {
  return {
    lastName: employee.lastName,
    firstName: employee.firstName,
    middleName: employee.middleName ?? '',
    phone: employee.phone,
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
    phone: normalizePhone(values.phone),
    email: values.email.trim() || null,
    position: values.position.trim() || null,
    orderLimit: toKopecks(values.orderLimit),
    monthLimit: toKopecks(values.monthLimit),
    ...(role && { role }),
  };
}
