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
  ImportResult
} from '../model';

const schemas = () => import('./import.schemas.ts');
import type {
  ChooseImportProducts,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChooseImportProductsUrl = () => {




  return `/api/v1/import/choose`
}

/**
 * Решает неоднозначные строки, исправляет количества и возвращает весь разбор заново, с нынешними ценами и остатками. Без выборов ничего не меняет: так разбор читают после перезагрузки и пока он Pending. Чужой или просроченный — 404; товар не из предложенных или строки нет — 422 ChoiceInvalid.
 * @summary Выбрать из похожих и исправить количества
 */
export const chooseImportProducts = async (chooseImportProductsBody: ChooseImportProducts, options?: Parameters<typeof http>[1]): Promise<ImportResult> => {

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
return http<ImportResult>(getChooseImportProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chooseImportProductsBody),
    schema: async () => (await schemas()).ImportResult
  }
);}





export const getChooseImportProductsMutationKey = () => ['chooseImportProducts'] as const;

export const getChooseImportProductsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseImportProducts>>, TError,ChooseImportProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof chooseImportProducts>>, TError,ChooseImportProductsMutationVariables, TContext> => {

const mutationKey = getChooseImportProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseImportProducts>>, ChooseImportProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  chooseImportProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChooseImportProductsMutationResult = NonNullable<Awaited<ReturnType<typeof chooseImportProducts>>>
    export type ChooseImportProductsMutationBody = ChooseImportProducts
    export type ChooseImportProductsMutationError = ErrorType<ErrorPayload>
    export type ChooseImportProductsMutationVariables = {data: ChooseImportProducts}

    /**
 * @summary Выбрать из похожих и исправить количества
 */
export const useChooseImportProducts = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseImportProducts>>, TError,ChooseImportProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseImportProducts>>,
        TError,
        ChooseImportProductsMutationVariables,
        TContext
      > => {
      return useMutation(getChooseImportProductsMutationOptions(options), queryClient);
    }
