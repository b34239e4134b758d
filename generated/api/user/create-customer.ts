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
  Customer
} from '../model';

const schemas = () => import('./user.schemas.ts');
import type {
  ErrorPayload,
  NewCustomer
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateCustomerUrl = () => {




  return `/api/v1/user/customers`
}

/**
 * Частное лицо или компания из справочника. Уже своя компания — 409 AlreadyExists, подключённая другим — 409 AlreadyRegistered: доступ даёт её владелец. ИНН с неверной контрольной суммой — 422 InvalidINN, ликвидированная — 422 OrganizationLiquidated, которой нет в справочнике — 422 PartnerNeedsRequest: её добавит менеджер по обращению.
 * @summary Добавить покупателя
 */
export const createCustomer = async (newCustomer: NewCustomer, options?: Parameters<typeof http>[1]): Promise<Customer> => {

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
return http<Customer>(getCreateCustomerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newCustomer),
    schema: async () => (await schemas()).Customer
  }
);}





export const getCreateCustomerMutationKey = () => ['createCustomer'] as const;

export const getCreateCustomerMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext> => {

const mutationKey = getCreateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomer>>, CreateCustomerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCustomer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomer>>>
    export type CreateCustomerMutationBody = NewCustomer
    export type CreateCustomerMutationError = ErrorType<ErrorPayload>
    export type CreateCustomerMutationVariables = {data: NewCustomer}

    /**
 * @summary Добавить покупателя
 */
export const useCreateCustomer = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomer>>,
        TError,
        CreateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerMutationOptions(options), queryClient);
    }
