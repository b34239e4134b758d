CREATE TABLE "catalog_import_entries" (
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "catalog_import_entries_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "offers" integer;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "unchanged" integer;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "catalog_import_entries" ADD CONSTRAINT "catalog_import_entries_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_import_entries_kind" ON "catalog_import_entries" USING btree ("import_id","kind","position");