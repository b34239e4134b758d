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
  FavoritePreview
} from '../model';

const schemas = () => import('./favorites.schemas.ts');
import type {
  ErrorPayload,
  FavoriteChange
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeFavoriteUrl = () => {




  return `/api/v1/favorites/change`
}

/**
 * Ставит названное состояние; повтор ничего не меняет. Возвращает всё избранное. Больше 1000 товаров — 422 с reason LimitReached.
 * @summary Добавить в избранное или убрать
 */
export const changeFavorite = async (favoriteChange: FavoriteChange, options?: Parameters<typeof http>[1]): Promise<FavoritePreview> => {

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
return http<FavoritePreview>(getChangeFavoriteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(favoriteChange),
    schema: async () => (await schemas()).FavoritePreview
  }
);}





export const getChangeFavoriteMutationKey = () => ['changeFavorite'] as const;

export const getChangeFavoriteMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFavorite>>, TError,ChangeFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeFavorite>>, TError,ChangeFavoriteMutationVariables, TContext> => {

const mutationKey = getChangeFavoriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeFavorite>>, ChangeFavoriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeFavorite(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeFavoriteMutationResult = NonNullable<Awaited<ReturnType<typeof changeFavorite>>>
    export type ChangeFavoriteMutationBody = FavoriteChange
    export type ChangeFavoriteMutationError = ErrorType<ErrorPayload>
    export type ChangeFavoriteMutationVariables = {data: FavoriteChange}

    /**
 * @summary Добавить в избранное или убрать
 */
export const useChangeFavorite = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFavorite>>, TError,ChangeFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeFavorite>>,
        TError,
        ChangeFavoriteMutationVariables,
        TContext
      > => {
      return useMutation(getChangeFavoriteMutationOptions(options), queryClient);
    }
