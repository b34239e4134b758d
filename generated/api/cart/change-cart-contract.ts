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
  Cart
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  ChangeCartContract,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCartContractUrl = () => {




  return `/api/v1/cart/contract`
}

/**
 * По какому договору покупает компания: от него зависят цены и оплата. С `preview` — только показать новые цены. Чужой или неизвестный — 404, недействующий — 422 ContractUnavailable, у частного покупателя — 422 ContractNotApplicable.
 * @summary Выбрать договор
 */
export const changeCartContract = async (changeCartContractBody: ChangeCartContract, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getChangeCartContractUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartContractBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartContractMutationKey = () => ['changeCartContract'] as const;

export const getChangeCartContractMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartContract>>, TError,ChangeCartContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartContract>>, TError,ChangeCartContractMutationVariables, TContext> => {

const mutationKey = getChangeCartContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartContract>>, ChangeCartContractMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartContract(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartContractMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartContract>>>
    export type ChangeCartContractMutationBody = ChangeCartContract
    export type ChangeCartContractMutationError = ErrorType<ErrorPayload>
    export type ChangeCartContractMutationVariables = {data: ChangeCartContract}

    /**
 * @summary Выбрать договор
 */
export const useChangeCartContract = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartContract>>, TError,ChangeCartContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartContract>>,
        TError,
        ChangeCartContractMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartContractMutationOptions(options), queryClient);
    }
