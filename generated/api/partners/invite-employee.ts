import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  Employee
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload,
  NewEmployee
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getInviteEmployeeUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees`
}

/**
 * Отправляет ссылку приглашения на указанные телефон и почту, хотя бы на что-то одно; сотрудником становится тот, кто его примет (`POST /user/invitations/{id}/accept`). Ссылка одноразовая и действует 7 дней. Телефон или почта уже у состоящего или приглашённого — 409 EmployeeExists; нет ни телефона, ни почты — 422 ContactRequired. За час компания отправляет не больше ста приглашений, один пользователь — двухсот, а на один телефон или почту все вместе — пяти, иначе 429. Нужно право ManageEmployees, иначе 403; роль не из `allowedRoles` — 403 RoleNotAllowed.
 * @summary Пригласить сотрудника
 */
export const inviteEmployee = async (id: string,
    newEmployee: NewEmployee, options?: Parameters<typeof http>[1]): Promise<Employee> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Employee>(getInviteEmployeeUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newEmployee),
    schema: async () => (await schemas()).Employee
  }
);}





export const getInviteEmployeeMutationKey = () => ['inviteEmployee'] as const;

export const getInviteEmployeeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteEmployee>>, TError,InviteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteEmployee>>, TError,InviteEmployeeMutationVariables, TContext> => {

const mutationKey = getInviteEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteEmployee>>, InviteEmployeeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  inviteEmployee(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof inviteEmployee>>>
    export type InviteEmployeeMutationBody = NewEmployee
    export type InviteEmployeeMutationError = ErrorType<ErrorPayload>
    export type InviteEmployeeMutationVariables = {id: string;data: NewEmployee}

    /**
 * @summary Пригласить сотрудника
 */
export const useInviteEmployee = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteEmployee>>, TError,InviteEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteEmployee>>,
        TError,
        InviteEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getInviteEmployeeMutationOptions(options), queryClient);
    }
