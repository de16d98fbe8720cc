import { CHILD, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Getting a child into a school: choosing one, and being registered there. */
export const SCHOOL_PLACES: readonly Archetype[] = [
  {
    id: "school-place",
    area: "paperwork",
    whole: everyWay(
      "get",
      CHILD,
      "into good school|into better school|into private school|into charter school|into magnet school|into school near us|into school nearby|into right school",
    ),
    acts: "apply|apply for|get|find|choose|look for",
    things:
      "primary school place|secondary school place|school place|nursery place at school|reception place|primary school|secondary school|school for son|school for daughter|in-year school place|high school for daughter|kindergarten|school for kids",
    unless: "job|teach|teacher|uniform|old friend|volunteer",
    it: "the place",
    plan: `
      2* Write down the child's date of birth, and the school year you need the spot for.
        ~ Get a pen and paper. | Write the child's date of birth above the school year.
      4* Find the closing date on your school district's own page[, {deadline}].
        ~ Open your school district's website. | Search the page for the closing date. | Write the date on a note.
        ? husband | wife | partner | likes one | disagree | cant agree: 4 Write both schools on a card with the distance, friends, how each parent rates them, and what your child says.
        ? missed | late | deadline .. passed: 4 Ring the admissions office today: “Our form is late. How do I still hand it in, and how will you rank it?”
        ? closes | closing date | deadline: 4 Put the closing day into the calendar two days early[: {deadline}].
      6 List the schools within reach, with the distance and who got in last year.
        ? visited | seen | been to: -
        ? might move | moving | which address: 6 List the schools within reach of both addresses, with the distance and who got in last year.
          - 4 List the schools within reach of your current home.
          - 4 Add the schools near the next home.
        - 4 List the schools within reach.
        - 4 Write beside each school who got in last year.
      5 Book a visit at two of the schools.
        ~ Open the first school's website. | Book a visit there. | Book a visit at the second school.
        ? visited | seen | been to: 3 Ask your child: “Which one could you see yourself in on a Monday?”
      4 Put proof of address and the birth certificate beside you.
        ~ Open the drawer or folder with your papers. | Find a bill or letter that proves your address. | Lay the birth certificate beside it.
        ? might move | moving | about to move | which address: 4 Ask admissions by mail: “We may move. Which address counts on the closing date, and what proof do you need for a new one?”
      15* Fill in the school form in the order you really want, with one school you're almost sure to get.
        ? form open | form is open | half filled | started the form | just submit | need to submit: 15 Submit the open form with the schools in the order you really want, one you're almost sure to get among them.
          - 5 Enter the schools in the order you really want, with one you're almost sure to get.
          - 6 Check the name, the address and the birthday.
          - 3 Press “submit”. A confirmation mail should come.
        - 5 Enter the child's details.
        - 6 Enter the schools in the order you really want, with one you're almost sure to get.
        - 3 Send the school form to the admissions office.
      3? Enter the date you'll hear back in your calendar.
        ~ Open your calendar. | Go to the date you'll hear back. | Enter “School answer” on that day.
    `,
  },
  {
    id: "school-enrolment",
    area: "paperwork",
    whole: `sign up for kindergarten|sign up for school|sign up for pre-k|sign up for preschool|sign up for elementary school|${everyWay(
      "register|enrol|enroll|sign up|sign|get",
      CHILD,
      "for school|for kindergarten|for pre-k|for preschool|for elementary school|for middle school|for high school|up for school|up for kindergarten|up for pre-k|up for preschool|up for elementary school|in school|in kindergarten|in pre-k|in elementary school|in middle school|in high school|in new school|at new school|enrolled in school|enrolled in kindergarten|registered for school|registered for kindergarten",
    )}`,
    acts: "fill out|finish|complete|do|submit|turn in|start",
    things:
      "kindergarten registration|school registration|school enrollment|kindergarten enrollment|preschool registration|school registration form|school enrollment form|kindergarten sign-up",
    needsAct: true,
    unless: "driving|night school|summer school|dance|ballet|online course|my own|swim|music",
    it: "the registration",
    plan: `
      2* Open the school district's page at “Enrollment” or “Registration”[, {deadline}].
        ~ Open the school district's website. | Tap “Enrollment” or “Registration”.
        ? staying with my | living with my | live with my | doubled up | dont have proof of address | no proof of address | dont have proof of residency | no proof of residency: 2 Find the phone number of your school district's McKinney-Vento liaison. Families staying with relatives can enroll without proof of address.
        ? preschool | pre k | prek: 2 Open the page of one preschool or the district's pre-K program at “Enrollment”.
      4 Write down the deadline, the list of papers, and whether you register online or at the school.
        ? staying with my | living with my | live with my | doubled up | dont have proof of address | no proof of address | dont have proof of residency | no proof of residency: 5 Call the liaison: “We're staying with family. My children need to enroll now. What do you need from me?”
          - 3 Call the liaison: “We're staying with family. My children need to enroll now.”
          - 2 Write down the name and what they want you to bring.
        - 2 Write down the registration deadline.
        - 2 Write down the papers it lists, and where they go.
      8n Put the birth certificate, two proofs of address and the vaccination record in one folder.
        ~ Get an empty folder. | Put in the birth certificate. | Add two proofs of address. | Add the vaccination record.
        ? staying with my | living with my | live with my | doubled up | dont have proof of address | no proof of address | dont have proof of residency | no proof of residency: 8 Call the liaison: “We're staying with family. My children need to enroll now, and I have no lease. What do you need from me?”
      8 Put the birth certificate, two proofs of address and your own ID in one folder.
        ? staying with my | living with my | live with my | doubled up | dont have proof of address | no proof of address | dont have proof of residency | no proof of residency: 8 Ask the office for its affidavit for families who share a home. Your relative signs it and adds a bill in their name.
          - 3 Ask the office for the shared-home affidavit.
          - 4 Ask your relative to sign it and give you a bill in their name.
        - 4 Find the birth certificate and your ID.
        - 4 Find two proofs of address, such as a lease and a utility bill.
        ? no birth certificate | lost .. birth certificate | cant find: 8 Order a certified copy of the birth certificate from the state where the child was born.
        ? just moved | moving | no lease | staying with | homeless | shelter: 8 Ask the office which proof of address it takes from families who just moved or stay with others.
      5 Ask the doctor's office for the vaccination record and a physical form, if the school wants one.
        ~ Call the doctor's office. | Ask for the vaccination record. | Ask for a physical form if the school wants one.
        ? shots are done | have .. shots | vaccin* .. done | immunization record: -
      15* Fill out the registration form on the district's page, and save the confirmation.
        - 8 Enter the names, the birthday, the address and the emergency contacts.
        - 4 Upload or copy the papers from the folder.
        - 3 Send the form, and save the confirmation.
        ? in person | at the school | paper form: 15 Take the folder to the school office to register, and ask for a receipt.
      3 Write down three questions for the school: before and after care, the bus, lunch.
        ~ Get a pen and paper. | Write a question about before and after care. | Write one about the bus, one about lunch.
        ? iep | 504 | special needs | autis* | adhd | speech: 3 Write to the school: “My child has or needs support. Who do I talk to before the first day?”
      3? Put the first day and the orientation in your calendar.
        ~ Open your calendar. | Enter the first day of school. | Enter the orientation.
    `,
  },
];
