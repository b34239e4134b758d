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
  Contracts
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ChangeDefaultContract,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeDefaultContractUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/contracts/default`
}

/**
 * Он выбирается в новых корзинах компании сам; начатые не меняет. Неизвестный — 404, недействующий — 422 ContractUnavailable. Нужно право ChangeDefaultContract, иначе 403.
 * @summary Выбрать основной договор
 */
export const changeDefaultContract = async (id: string,
    changeDefaultContractBody: ChangeDefaultContract, options?: Parameters<typeof http>[1]): Promise<Contracts> => {

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
return http<Contracts>(getChangeDefaultContractUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeDefaultContractBody),
    schema: async () => (await schemas()).Contracts
  }
);}





export const getChangeDefaultContractMutationKey = () => ['changeDefaultContract'] as const;

export const getChangeDefaultContractMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeDefaultContract>>, TError,ChangeDefaultContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeDefaultContract>>, TError,ChangeDefaultContractMutationVariables, TContext> => {

const mutationKey = getChangeDefaultContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeDefaultContract>>, ChangeDefaultContractMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeDefaultContract(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeDefaultContractMutationResult = NonNullable<Awaited<ReturnType<typeof changeDefaultContract>>>
    export type ChangeDefaultContractMutationBody = ChangeDefaultContract
    export type ChangeDefaultContractMutationError = ErrorType<ErrorPayload>
    export type ChangeDefaultContractMutationVariables = {id: string;data: ChangeDefaultContract}

    /**
 * @summary Выбрать основной договор
 */
export const useChangeDefaultContract = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeDefaultContract>>, TError,ChangeDefaultContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeDefaultContract>>,
        TError,
        ChangeDefaultContractMutationVariables,
        TContext
      > => {
      return useMutation(getChangeDefaultContractMutationOptions(options), queryClient);
    }
