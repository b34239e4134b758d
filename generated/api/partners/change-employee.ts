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
  ChangeEmployee,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeEmployeeUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/employees`
}

/**
 * Меняет сведения, роль, пределы и блокировку; заблокированный теряет доступ сразу. Заблокировать последнего владельца или сменить его роль — 409 LastOwner, последнего согласующего, пока правило требует согласования, — 409 LastApprover; занятые телефон или почта — 409 EmployeeExists; неизвестный сотрудник — 404. Нужно право ManageEmployees и действие Edit у сотрудника, иначе 403; роль не из `allowedRoles` — 403 RoleNotAllowed.
 * @summary Изменить сотрудника
 */
export const changeEmployee = async (id: string,
    changeEmployeeBody: ChangeEmployee, options?: Parameters<typeof http>[1]): Promise<Employee> => {

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
return http<Employee>(getChangeEmployeeUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeEmployeeBody),
    schema: async () => (await schemas()).Employee
  }
);}





export const getChangeEmployeeMutationKey = () => ['changeEmployee'] as const;

export const getChangeEmployeeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmployee>>, TError,ChangeEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmployee>>, TError,ChangeEmployeeMutationVariables, TContext> => {

const mutationKey = getChangeEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmployee>>, ChangeEmployeeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeEmployee(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmployee>>>
    export type ChangeEmployeeMutationBody = ChangeEmployee
    export type ChangeEmployeeMutationError = ErrorType<ErrorPayload>
    export type ChangeEmployeeMutationVariables = {id: string;data: ChangeEmployee}

    /**
 * @summary Изменить сотрудника
 */
export const useChangeEmployee = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmployee>>, TError,ChangeEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmployee>>,
        TError,
        ChangeEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmployeeMutationOptions(options), queryClient);
    }
