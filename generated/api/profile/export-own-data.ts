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
  OwnData
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getExportOwnDataUrl = () => {




  return `/api/v1/profile/export`
}

/**
 * Всё, что магазин хранит о читателе: контакты, компании, адреса, получатели, корзина, заказы с возвратами, бонусы, промокоды, отзывы, обращения с перепиской, избранное, сравнение, просмотренные товары, уведомления и устройства, — для файла. Не чаще десяти раз в час. Документов компаний и записей других людей здесь нет.
 * @summary Мои данные
 */
export const exportOwnData = async ( options?: Parameters<typeof http>[1]): Promise<OwnData> => {

  return http<OwnData>(getExportOwnDataUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).OwnData
  }
);}





export const getExportOwnDataQueryKey = () => {
    return [
    'api','v1','profile','export'
    ] as const;
    }


export const getExportOwnDataQueryOptions = <TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportOwnDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportOwnData>>> = ({ signal }) => exportOwnData({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportOwnDataQueryResult = NonNullable<Awaited<ReturnType<typeof exportOwnData>>>
export type ExportOwnDataQueryError = ErrorType<ErrorPayload>


export function useExportOwnData<TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportOwnData>>,
          TError,
          Awaited<ReturnType<typeof exportOwnData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOwnData<TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportOwnData>>,
          TError,
          Awaited<ReturnType<typeof exportOwnData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOwnData<TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои данные
 */

export function useExportOwnData<TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportOwnDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Мои данные
 */
export const prefetchExportOwnDataQuery = async <TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getExportOwnDataQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useExportOwnData} query
 */
export const invalidateExportOwnData = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportOwnDataQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Мои данные
 */
export const useSetExportOwnDataQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof exportOwnData>> | undefined | ((old: Awaited<ReturnType<typeof exportOwnData>> | undefined) => Awaited<ReturnType<typeof exportOwnData>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof exportOwnData>>>({ exact: $exactMatch, queryKey: getExportOwnDataQueryKey() }, updater);
  };
}

/**
 * @summary Мои данные
 */
export const useGetExportOwnDataQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof exportOwnData>>>(getExportOwnDataQueryKey());
}


export const getExportOwnDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportOwnDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportOwnData>>> = ({ signal }) => exportOwnData({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ExportOwnDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof exportOwnData>>>
export type ExportOwnDataSuspenseQueryError = ErrorType<ErrorPayload>


export function useExportOwnDataSuspense<TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOwnDataSuspense<TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOwnDataSuspense<TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои данные
 */

export function useExportOwnDataSuspense<TData = Awaited<ReturnType<typeof exportOwnData>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportOwnData>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportOwnDataSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






