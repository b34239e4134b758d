import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  CreatedShare,
  SharedProducts
} from '../model';

const schemas = () => import('./share.schemas.ts');
import type {
  ErrorPayload,
  NewShare
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getShareProductsUrl = () => {




  return `/api/v1/share/products`
}

/**
 * Делает ссылку на набор товаров или корзину; работает и без входа. Одинаковый товар дважды или неизвестный — 422 ProductInvalid.
 * @summary Поделиться товарами
 */
export const shareProducts = async (newShare: NewShare, options?: Parameters<typeof http>[1]): Promise<CreatedShare> => {

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
return http<CreatedShare>(getShareProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newShare),
    schema: async () => (await schemas()).CreatedShare
  }
);}





export const getShareProductsMutationKey = () => ['shareProducts'] as const;

export const getShareProductsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareProducts>>, TError,ShareProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof shareProducts>>, TError,ShareProductsMutationVariables, TContext> => {

const mutationKey = getShareProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof shareProducts>>, ShareProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  shareProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShareProductsMutationResult = NonNullable<Awaited<ReturnType<typeof shareProducts>>>
    export type ShareProductsMutationBody = NewShare
    export type ShareProductsMutationError = ErrorType<ErrorPayload>
    export type ShareProductsMutationVariables = {data: NewShare}

    /**
 * @summary Поделиться товарами
 */
export const useShareProducts = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareProducts>>, TError,ShareProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof shareProducts>>,
        TError,
        ShareProductsMutationVariables,
        TContext
      > => {
      return useMutation(getShareProductsMutationOptions(options), queryClient);
    }
    export const getGetSharedProductsUrl = (id: string,) => {




  return `/api/v1/share/products/${encodeURIComponent(String(id))}`
}

/**
 * Товары ссылки с ценами и остатками для читателя; вход не нужен. Ссылки нет или она отслужила — 404.
 * @summary Открыть то, чем поделились
 */
export const getSharedProducts = async (id: string, options?: Parameters<typeof http>[1]): Promise<SharedProducts> => {

  return http<SharedProducts>(getGetSharedProductsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).SharedProducts
  }
);}





export const getGetSharedProductsQueryKey = (id: string,) => {
    return [
    'api','v1','share','products',id
    ] as const;
    }


export const getGetSharedProductsQueryOptions = <TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharedProductsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharedProducts>>> = ({ signal }) => getSharedProducts(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSharedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof getSharedProducts>>>
export type GetSharedProductsQueryError = ErrorType<ErrorPayload>


export function useGetSharedProducts<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedProducts>>,
          TError,
          Awaited<ReturnType<typeof getSharedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedProducts<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedProducts>>,
          TError,
          Awaited<ReturnType<typeof getSharedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedProducts<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Открыть то, чем поделились
 */

export function useGetSharedProducts<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSharedProductsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Открыть то, чем поделились
 */
export const prefetchGetSharedProductsQuery = async <TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSharedProductsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSharedProducts} query
 */
export const invalidateGetSharedProducts = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSharedProductsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Открыть то, чем поделились
 */
export const useSetGetSharedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getSharedProducts>> | undefined | ((old: Awaited<ReturnType<typeof getSharedProducts>> | undefined) => Awaited<ReturnType<typeof getSharedProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getSharedProducts>>>({ exact: $exactMatch, queryKey: getGetSharedProductsQueryKey(id) }, updater);
  };
}

/**
 * @summary Открыть то, чем поделились
 */
export const useGetGetSharedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getSharedProducts>>>(getGetSharedProductsQueryKey(id));
}


export const getGetSharedProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharedProductsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharedProducts>>> = ({ signal }) => getSharedProducts(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSharedProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSharedProducts>>>
export type GetSharedProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetSharedProductsSuspense<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedProductsSuspense<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSharedProductsSuspense<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Открыть то, чем поделились
 */

export function useGetSharedProductsSuspense<TData = Awaited<ReturnType<typeof getSharedProducts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSharedProductsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






