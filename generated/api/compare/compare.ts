import {
  queryOptions as queryOptionsBuilder,
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
  CompareList,
  ComparePreview
} from '../model';

const schemas = () => import('./compare.schemas.ts');
import type {
  CompareAddition,
  CompareDeletion,
  ErrorPayload,
  GetCompareParams
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

export const getGetCompareUrl = (params?: GetCompareParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["productID"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/profile/compare?${stringifiedParams}` : `/api/v1/profile/compare`
}

/**
 * Товары сравнения по категориям с характеристиками. С `productID` сравниваются названные товары, и вход не нужен; без него — сравнение читателя, и без входа ответ 401.
 * @summary Сравнение товаров
 */
export const getCompare = async (params?: GetCompareParams, options?: Parameters<typeof http>[1]): Promise<CompareList> => {

  return http<CompareList>(getGetCompareUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CompareList
  }
);}





export const getGetCompareQueryKey = (params?: GetCompareParams,) => {
    return [
    'api','v1','profile','compare', ...(params ? [params] : [])
    ] as const;
    }


export const getGetCompareQueryOptions = <TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompareQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompare>>> = ({ signal }) => getCompare(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompareQueryResult = NonNullable<Awaited<ReturnType<typeof getCompare>>>
export type GetCompareQueryError = ErrorType<ErrorPayload>


export function useGetCompare<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  GetCompareParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompare>>,
          TError,
          Awaited<ReturnType<typeof getCompare>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompare<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompare>>,
          TError,
          Awaited<ReturnType<typeof getCompare>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompare<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сравнение товаров
 */

export function useGetCompare<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompareQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Сравнение товаров
 */
export const prefetchGetCompareQuery = async <TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: GetCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCompareQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCompare} query
 */
export const invalidateGetCompare = async (
 queryClient: QueryClient, params?: GetCompareParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCompareQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Сравнение товаров
 */
export const useSetGetCompareQueryData = () => {
  const queryClient = useQueryClient();
  return (params: GetCompareParams | undefined,updater: Awaited<ReturnType<typeof getCompare>> | undefined | ((old: Awaited<ReturnType<typeof getCompare>> | undefined) => Awaited<ReturnType<typeof getCompare>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCompare>>>({ exact: $exactMatch, queryKey: getGetCompareQueryKey(params) }, updater);
  };
}

/**
 * @summary Сравнение товаров
 */
export const useGetGetCompareQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: GetCompareParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCompare>>>(getGetCompareQueryKey(params));
}


export const getGetCompareSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(params?: GetCompareParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompareQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompare>>> = ({ signal }) => getCompare(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCompareSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCompare>>>
export type GetCompareSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCompareSuspense<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  GetCompareParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompareSuspense<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompareSuspense<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сравнение товаров
 */

export function useGetCompareSuspense<TData = Awaited<ReturnType<typeof getCompare>>, TError = ErrorType<ErrorPayload>>(
 params?: GetCompareParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCompare>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompareSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddToCompareUrl = () => {




  return `/api/v1/profile/compare`
}

/**
 * Добавляет товары; уже добавленные остаются. Неизвестные товары пропускаются. Больше 50 — 422 с reason LimitReached. Возвращает всё сравнение одними идентификаторами.
 * @summary Добавить к сравнению
 */
export const addToCompare = async (compareAddition: CompareAddition, options?: Parameters<typeof http>[1]): Promise<ComparePreview> => {

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
return http<ComparePreview>(getAddToCompareUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(compareAddition),
    schema: async () => (await schemas()).ComparePreview
  }
);}





export const getAddToCompareMutationKey = () => ['addToCompare'] as const;

export const getAddToCompareMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToCompare>>, TError,AddToCompareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addToCompare>>, TError,AddToCompareMutationVariables, TContext> => {

const mutationKey = getAddToCompareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addToCompare>>, AddToCompareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addToCompare(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddToCompareMutationResult = NonNullable<Awaited<ReturnType<typeof addToCompare>>>
    export type AddToCompareMutationBody = CompareAddition
    export type AddToCompareMutationError = ErrorType<ErrorPayload>
    export type AddToCompareMutationVariables = {data: CompareAddition}

    /**
 * @summary Добавить к сравнению
 */
export const useAddToCompare = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToCompare>>, TError,AddToCompareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addToCompare>>,
        TError,
        AddToCompareMutationVariables,
        TContext
      > => {
      return useMutation(getAddToCompareMutationOptions(options), queryClient);
    }
    export const getDeleteFromCompareUrl = () => {




  return `/api/v1/profile/compare/delete`
}

/**
 * Убирает товары; отсутствующие не мешают. Возвращает оставшееся.
 * @summary Убрать из сравнения
 */
export const deleteFromCompare = async (compareDeletion: CompareDeletion, options?: Parameters<typeof http>[1]): Promise<ComparePreview> => {

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
return http<ComparePreview>(getDeleteFromCompareUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(compareDeletion),
    schema: async () => (await schemas()).ComparePreview
  }
);}





export const getDeleteFromCompareMutationKey = () => ['deleteFromCompare'] as const;

export const getDeleteFromCompareMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFromCompare>>, TError,DeleteFromCompareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFromCompare>>, TError,DeleteFromCompareMutationVariables, TContext> => {

const mutationKey = getDeleteFromCompareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFromCompare>>, DeleteFromCompareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteFromCompare(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFromCompareMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFromCompare>>>
    export type DeleteFromCompareMutationBody = CompareDeletion
    export type DeleteFromCompareMutationError = ErrorType<ErrorPayload>
    export type DeleteFromCompareMutationVariables = {data: CompareDeletion}

    /**
 * @summary Убрать из сравнения
 */
export const useDeleteFromCompare = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFromCompare>>, TError,DeleteFromCompareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFromCompare>>,
        TError,
        DeleteFromCompareMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFromCompareMutationOptions(options), queryClient);
    }
    export const getGetComparePreviewUrl = () => {




  return `/api/v1/profile/compare/preview`
}

/**
 * Для счётчика в шапке и отметок на карточках.
 * @summary Сравнение одними идентификаторами
 */
export const getComparePreview = async ( options?: Parameters<typeof http>[1]): Promise<ComparePreview> => {

  return http<ComparePreview>(getGetComparePreviewUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ComparePreview
  }
);}





export const getGetComparePreviewQueryKey = () => {
    return [
    'api','v1','profile','compare','preview'
    ] as const;
    }


export const getGetComparePreviewQueryOptions = <TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetComparePreviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getComparePreview>>> = ({ signal }) => getComparePreview({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetComparePreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getComparePreview>>>
export type GetComparePreviewQueryError = ErrorType<ErrorPayload>


export function useGetComparePreview<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComparePreview>>,
          TError,
          Awaited<ReturnType<typeof getComparePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComparePreview<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComparePreview>>,
          TError,
          Awaited<ReturnType<typeof getComparePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComparePreview<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сравнение одними идентификаторами
 */

export function useGetComparePreview<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetComparePreviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Сравнение одними идентификаторами
 */
export const prefetchGetComparePreviewQuery = async <TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetComparePreviewQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetComparePreview} query
 */
export const invalidateGetComparePreview = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetComparePreviewQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Сравнение одними идентификаторами
 */
export const useSetGetComparePreviewQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getComparePreview>> | undefined | ((old: Awaited<ReturnType<typeof getComparePreview>> | undefined) => Awaited<ReturnType<typeof getComparePreview>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getComparePreview>>>({ exact: $exactMatch, queryKey: getGetComparePreviewQueryKey() }, updater);
  };
}

/**
 * @summary Сравнение одними идентификаторами
 */
export const useGetGetComparePreviewQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getComparePreview>>>(getGetComparePreviewQueryKey());
}


export const getGetComparePreviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetComparePreviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getComparePreview>>> = ({ signal }) => getComparePreview({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetComparePreviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getComparePreview>>>
export type GetComparePreviewSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetComparePreviewSuspense<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComparePreviewSuspense<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComparePreviewSuspense<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сравнение одними идентификаторами
 */

export function useGetComparePreviewSuspense<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetComparePreviewSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






