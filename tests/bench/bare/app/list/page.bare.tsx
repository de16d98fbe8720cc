import { connection } from "next/server";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

type Row = { id: string; text: string; completed: boolean };

export default async function Page() {
  await connection();
  const { rows } = await pool.query<Row>("SELECT id, text, completed FROM steps LIMIT 50");
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          {row.text} {row.completed ? "done" : "open"}
        </li>
      ))}
    </ul>
  );
}
