import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  CatalogImports
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  ListCatalogImportsParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListCatalogImportsUrl = (params?: ListCatalogImportsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/backoffice/imports?${stringifiedParams}` : `/api/v1/backoffice/imports`
}

/**
 * Когда и откуда каталог обновляли и что изменилось, новые первыми.
 * @summary Импорты каталога
 */
export const listCatalogImports = async (params?: ListCatalogImportsParams, options?: Parameters<typeof http>[1]): Promise<CatalogImports> => {

  return http<CatalogImports>(getListCatalogImportsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CatalogImports
  }
);}





export const getListCatalogImportsQueryKey = (params?: ListCatalogImportsParams,) => {
    return [
    'api','v1','backoffice','imports', ...(params ? [params] : [])
    ] as const;
    }


export const getListCatalogImportsQueryOptions = <TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(params?: ListCatalogImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCatalogImportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCatalogImports>>> = ({ signal }) => listCatalogImports(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCatalogImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listCatalogImports>>>
export type ListCatalogImportsQueryError = ErrorType<ErrorPayload>


export function useListCatalogImports<TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListCatalogImportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCatalogImports>>,
          TError,
          Awaited<ReturnType<typeof listCatalogImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogImports<TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(
 params?: ListCatalogImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCatalogImports>>,
          TError,
          Awaited<ReturnType<typeof listCatalogImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogImports<TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(
 params?: ListCatalogImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Импорты каталога
 */

export function useListCatalogImports<TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(
 params?: ListCatalogImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCatalogImportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Импорты каталога
 */
export const prefetchListCatalogImportsQuery = async <TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListCatalogImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCatalogImportsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCatalogImports} query
 */
export const invalidateListCatalogImports = async (
 queryClient: QueryClient, params?: ListCatalogImportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCatalogImportsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Импорты каталога
 */
export const useSetListCatalogImportsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListCatalogImportsParams | undefined,updater: Awaited<ReturnType<typeof listCatalogImports>> | undefined | ((old: Awaited<ReturnType<typeof listCatalogImports>> | undefined) => Awaited<ReturnType<typeof listCatalogImports>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCatalogImports>>>({ exact: $exactMatch, queryKey: getListCatalogImportsQueryKey(params) }, updater);
  };
}

/**
 * @summary Импорты каталога
 */
export const useGetListCatalogImportsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListCatalogImportsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listCatalogImports>>>(getListCatalogImportsQueryKey(params));
}


export const getListCatalogImportsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(params?: ListCatalogImportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCatalogImportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCatalogImports>>> = ({ signal }) => listCatalogImports(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCatalogImportsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCatalogImports>>>
export type ListCatalogImportsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListCatalogImportsSuspense<TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListCatalogImportsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogImportsSuspense<TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(
 params?: ListCatalogImportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogImportsSuspense<TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(
 params?: ListCatalogImportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Импорты каталога
 */

export function useListCatalogImportsSuspense<TData = Awaited<ReturnType<typeof listCatalogImports>>, TError = ErrorType<ErrorPayload>>(
 params?: ListCatalogImportsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImports>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCatalogImportsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






